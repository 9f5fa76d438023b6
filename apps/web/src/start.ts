const patienceMs = 1000;

/**
 * Starts the app on a page that can be read before any script has run. Its scripts wait in a template until the page is
 * painted, because on a phone they would delay it by a second or more.
 */
function startAfterPaint(scripts: HTMLTemplateElement): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.head.append(scripts.content.cloneNode(true));
  };
  requestAnimationFrame(() => setTimeout(start));
  // A hidden page isn't painted.
  setTimeout(start, document.hidden ? 0 : patienceMs);
}

const scripts = document.getElementById('app-scripts');
if (scripts instanceof HTMLTemplateElement) startAfterPaint(scripts);
