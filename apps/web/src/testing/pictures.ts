/** The names of the words' pictures that can be seen and are loaded. */
export function picturesSeen(): string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }) && image.naturalWidth > 0)
    .map(({ src }) => /\/([^/]+)\.svg$/.exec(src)?.[1] ?? src);
}
