import { afterEach, beforeEach, vi } from 'vitest';

/** An upload that a test answers step by step, in place of the browser's. */
export class HeldUpload extends EventTarget {
  static readonly sent: HeldUpload[] = [];

  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  address = '';
  form = new FormData();
  status = 0;
  response: unknown = null;
  responseType = '';

  open(_: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(form: FormData): void {
    this.form = form;
    HeldUpload.sent.push(this);
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  /** So much has left. */
  reach(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }

  /** The connection breaks. */
  cut(): void {
    this.dispatchEvent(new Event('error'));
  }

  /** The server answers. */
  answer(status: number, body: unknown): void {
    this.status = status;
    this.response = body;
    this.dispatchEvent(new Event('load'));
  }
}

/** Holds the uploads of a file of tests. The newest comes last. */
export function holdUploads(): readonly HeldUpload[] {
  beforeEach(() => {
    HeldUpload.sent.length = 0;
    vi.stubGlobal('XMLHttpRequest', HeldUpload);
  });
  afterEach(() => vi.stubGlobal('XMLHttpRequest', browsers));
  return HeldUpload.sent;
}

const browsers = globalThis.XMLHttpRequest;
