import { create as contentDisposition } from 'content-disposition';

/**
 * The header that makes an answer a file: a name as its file name, and again in letters that every system accepts.
 *
 * @param ending without a dot
 * @param fallback for a name without any such letter
 */
export function attachment(name: string, ending: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ._-]/g, '')
    .trim()
    .slice(0, 60);
  const own = name.replace(/[\\/:*?"<>|]/g, ' ');
  return contentDisposition(`${own}.${ending}`, { fallback: `${plain || fallback}.${ending}` });
}
