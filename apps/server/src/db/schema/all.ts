export * from './auth.ts';
export * from './classes.ts';
export * from './live.ts';
export * from './mail.ts';
export * from './memory.ts';
export * from './notices.ts';
export * from './profiles.ts';
export * from './support.ts';
