import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from './button.tsx';

/** A router link that looks like a button; `to`, `params` and `search` are typed by the routes of the app. */
export const ButtonLink = createLink(ButtonAnchor);
