import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { newStudent, openClass, studentOf, verifiedTeacher, verify } from './people.ts';
import { expect } from './test.ts';

export const languages = ['en', 'tr', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

type Clip = { x: number; y: number; width: number; height: number };

const root = new URL('../../', import.meta.url);
const teachers: Record<Language, string> = {
  en: 'Maya Hill',
  tr: 'Zeynep Kaya',
  es: 'Elena Vega',
  fr: 'Claire Dubois',
  de: 'Anna Vogel',
};

/** A picture's place among the files of the web app; English is what every other language falls back to. */
export function pictureOf(name: string, language: Language): string {
  return `apps/web/public/pictures/${name}.${language === 'en' ? 'webp' : `${language}.webp`}`;
}

/** Writes what the page shows as WebP, which Chromium can encode but not use for screenshots. */
export async function save(page: Page, file: string, clip?: Clip): Promise<void> {
  // No pointer, focus ring or message may be in the picture.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await settle(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : {}) });
  const easel = await page.context().newPage();
  const webp = await easel.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.75);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await easel.close();
  const path = fileURLToPath(new URL(file, root));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(webp.replace(/^.*,/, ''), 'base64'));
}

/**
 * Waits until nothing that arrives changes the page's height any more; otherwise the bar ends up in the middle of
 * nowhere.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let height = 0;
    for (let frames = 0; frames < 30; frames += 1) {
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      if (scrollHeight !== height) frames = 0;
      height = scrollHeight;
    }
  });
}

/** Links on the screen start with an address such as a school has. */
export async function pretendToBePublic(page: Page): Promise<void> {
  await page.route('**/api/health', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), baseUrl: 'https://words.hill-school.example' } });
  });
}

/** The app's own texts in a language, by `namespace:key`. */
function sayIn(language: Language) {
  return (name: string, values: Readonly<Record<string, string>> = {}): string => {
    const [namespace = '', key = ''] = name.split(':');
    const texts: unknown = JSON.parse(
      readFileSync(new URL(`apps/web/src/locales/${language}/${namespace}.json`, root), 'utf8'),
    );
    const found = key
      .split('.')
      .reduce<unknown>(
        (at, part) =>
          typeof at === 'object' && at ? Object.entries(at).find(([each]) => each === part)?.[1] : undefined,
        texts,
      );
    if (typeof found !== 'string') throw new Error(`${language} has no ${name}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
  };
}

/** A name with an address made from it. */
function person(fullName: string, school: string) {
  const letters = fullName
    .normalize('NFD')
    .replace(/ı/g, 'i')
    .replace(/[^a-z ]/gi, '');
  return { fullName, email: `${letters.toLowerCase().replace(/ /g, '.')}@${school}.example` };
}

/** A class with two students in it and a third one pending. */
export async function aClass(language: Language, school: string) {
  const say = sayIn(language);
  const teacher = await verifiedTeacher({ ...person(teachers[language], school), language });
  const className = say('landing:screen.class-name');
  const invite = await openClass(teacher, { className, maxUses: 30 });
  const strict = await openClass(teacher, { className, requireApproval: true });
  const student = (key: string) => ({ ...person(say(`landing:screen.${key}`), school), language });
  const first = await studentOf(teacher, invite, student('first-student'));
  await studentOf(teacher, invite, student('second-student'));
  const waiting = await newStudent(strict.code, student('third-student'));
  await verify(waiting);
  return { say, teacher, className, invite, first, waiting };
}

/** Scrolls the subject of a picture to the middle, past whatever the page starts with. */
export async function showInTheMiddle(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await settle(part.page());
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}
