/** Styles that are loaded or loading, by address. A style that failed is forgotten, so that it is requested again. */
const styles = new Map<string, Promise<void>>();
const scripts = new Set<string>();

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.rel = rel;
  made.crossOrigin = '';
  made.href = href;
  return made;
}

/** Whether the page brought the style along; a link that failed or is still loading has no sheet. */
function isThere(href: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].some((each) => each.getAttribute('href') === href && each.sheet !== null);
}

async function fetchStyle(href: string): Promise<void> {
  if (isThere(href)) return;
  const style = link('stylesheet', href);
  try {
    await new Promise<void>((resolve, reject) => {
      style.onload = () => resolve();
      style.onerror = () => reject(new Error(`Unable to load the style ${href}`));
      document.head.append(style);
    });
  } catch (error) {
    style.remove();
    styles.delete(href);
    throw error;
  }
}

function styleArrives(href: string): Promise<void> {
  const arrives = styles.get(href) ?? fetchStyle(href);
  styles.set(href, arrives);
  return arrives;
}

function askForScript(href: string): void {
  if (scripts.has(href)) return;
  scripts.add(href);
  document.head.append(link('modulepreload', href));
}

/**
 * Replaces Vite's own helper around every `import(…)`, which never retries a failed style and then returns the part
 * without it. Here a part arrives with all its styles or not at all.
 *
 * @param files what the part needs besides itself, relative to the page's root
 */
export async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const arriving: Array<Promise<void>> = [];
  for (const file of files) {
    const href = `/${file}`;
    if (href.endsWith('.css')) arriving.push(styleArrives(href));
    else askForScript(href);
  }
  await Promise.all(arriving);
  return load();
}
