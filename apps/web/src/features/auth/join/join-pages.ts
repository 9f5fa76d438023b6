// One file for both, because the first load names every file.
export { CardPage } from './card-page.tsx';
export { JoinPage } from './join-page.tsx';
