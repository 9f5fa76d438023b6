import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';

const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const since = '2026-09-01T08:00:00.000Z';
const expiresAt = '2026-12-05T08:00:00.000Z';
const token = 'a-token';

const elif = { id: idOf(1), name: 'Elif Kaya', isOwner: true, isMe: true, since };
const daniel = { id: idOf(2), name: 'Daniel Hughes', isOwner: false, isMe: false, since };

async function openTeachers(isOwner: boolean) {
  const reading = classOf('7B Reading', { isOwner });
  answerSchool({ classes: [reading] });
  const teachers = [
    { ...elif, isMe: isOwner },
    { ...daniel, isMe: !isOwner },
  ];
  const offers = isOwner ? [{ id: idOf(3), toEmail: 'third@school.example', expiresAt }] : [];
  answer((calls) => calls.classes.teachers, { teachers, offers });
  const opened = await openPage(`/teacher/students?class=${reading.id}`, teacher);
  await page.getByRole('button', { name: 'Manage class', exact: true }).click();
  return { ...opened, reading, teachers, offers };
}

const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();

describe('the teachers of a class', () => {
  it('are invited by address and by link, withdrawn and removed by the owner', async () => {
    const { reading, teachers, offers } = await openTeachers(true);
    await choose('Teachers');
    await expect.element(dialog.getByText('Daniel Hughes')).toBeVisible();
    await expectNoBarriers('teachers');

    const invited = answer((calls) => calls.classes.inviteTeacher, { teachers, offers });
    await dialog.getByLabelText('Email of the other teacher').fill('new@school.example');
    await inDialog('Invite').click();
    await expect.poll(() => invited).toMatchObject([{ id: reading.id, teacherEmail: 'new@school.example' }]);

    answer((calls) => calls.classes.makeTeacherLink, { token, expiresAt });
    await inDialog('Make an invitation link').click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Invitation link' }))
      .toHaveValue(`https://grove.example/teacher/invitation#${token}`);

    const withdrawn = answer((calls) => calls.classes.withdrawTeacherOffer, { teachers, offers: [] });
    await inDialog('Withdraw: third@school.example').click();
    await expect.poll(() => withdrawn).toMatchObject([{ offerId: idOf(3) }]);

    const removed = answer((calls) => calls.classes.removeTeacher, { teachers: [elif], offers: [] });
    await inDialog('Remove Daniel Hughes').click();
    await page
      .getByRole('dialog', { name: 'Remove Daniel Hughes?' })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await expect.poll(() => removed).toMatchObject([{ id: reading.id, teacherId: daniel.id }]);
  });

  it('can leave, and neither invite nor hand over, unless they own it', async () => {
    const { reading } = await openTeachers(false);
    await expect.element(page.getByRole('menuitem', { name: 'Hand over', exact: true })).not.toBeInTheDocument();
    await choose('Teachers');
    await expect.element(inDialog('Leave')).toBeVisible();
    await expect.element(inDialog('Make an invitation link')).not.toBeInTheDocument();
    const left = answer((calls) => calls.classes.leave, { changed: 1 });
    await inDialog('Leave').click();
    await page
      .getByRole('dialog', { name: 'Leave 7B Reading?' })
      .getByRole('button', { name: 'Leave', exact: true })
      .click();
    await expect.poll(() => left).toMatchObject([{ id: reading.id }]);
  });
});

it('lose their link when it is withdrawn, and hear that a new one ends the last', async () => {
  const { teachers } = await openTeachers(true);
  const link = { id: idOf(4), toEmail: null, expiresAt };
  await choose('Teachers');
  answer((calls) => calls.classes.makeTeacherLink, { token, expiresAt });
  answer((calls) => calls.classes.teachers, { teachers, offers: [link] });
  await inDialog('Make an invitation link').click();
  await expect.element(dialog.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Manage class', exact: true }).click();
  await choose('Teachers');
  await expect.element(dialog.getByText('A new link ends the one that you have made.')).toBeVisible();
  await inDialog('Make an invitation link').click();
  await expect.element(dialog.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  answer((calls) => calls.classes.withdrawTeacherOffer, { teachers, offers: [] });
  answer((calls) => calls.classes.teachers, { teachers, offers: [] });
  await inDialog('Withdraw: Invitation link').click();
  await expect.element(inDialog('Make an invitation link')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Invitation link' })).not.toBeInTheDocument();
  await expect.element(dialog.getByText('A new link ends the one that you have made.')).not.toBeInTheDocument();
});

describe('a link to teach a class', () => {
  const open = (person = teacher) => openPage(`/teacher/invitation#${token}`, person);

  it('says which class it is and who invites, and asks before it is used', async () => {
    answerSchool({ classes: [classOf('7B Reading', { isOwner: false })] });
    const link = { className: '7B Reading', teacherName: 'Elif Kaya', isTeaching: false };
    answer((calls) => calls.classes.checkTeacherLink, link);
    const used = answer((calls) => calls.classes.useTeacherLink, classOf('7B Reading', { isOwner: false }));
    const { path } = await open();
    await expect
      .element(page.getByRole('heading', { name: /Elif Kaya invites you to teach 7B Reading/ }))
      .toBeVisible();
    await expectNoBarriers('invitation');
    await page.getByRole('button', { name: 'Teach the class', exact: true }).click();
    await expect.poll(path).toContain('/teacher/students');
    expect(used).toMatchObject([{ token }]);
  });

  it('that was used, withdrawn or is too old says so', async () => {
    answer(
      (calls) => calls.classes.checkTeacherLink,
      () => {
        throw refusal('link-invalid', 410);
      },
    );
    await open();
    await expect.element(page.getByText('This invitation no longer works')).toBeVisible();
  });

  it('tells a student that the page is for teachers', async () => {
    await open(student);
    await expect.element(page.getByText(/teacher/i).first()).toBeVisible();
    await expect.element(page.getByText('Teach the class')).not.toBeInTheDocument();
  });
});
