/**
 * The nonce that this page's security policy requires for injected `<style>` elements; empty when there is none (in
 * development). The server writes it into the meta element that Vite reads too.
 */
export function styleNonce(): string {
  const meta = document.querySelector('meta[property="csp-nonce"]');
  return meta instanceof HTMLElement ? (meta.nonce ?? '') : '';
}
