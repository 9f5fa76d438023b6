import type { GameWish, PlayRound, Shortage } from '@wordgrove/contract/games';
import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import type { Game } from '@wordgrove/games/rounds';
import { games, seeded } from '@wordgrove/games/rounds';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import type { RoundSource } from '#platform/round-source.ts';
import type { Choice, MaterialParts } from './material.ts';
import { isOwnSource, levelInstead, materialFrom } from './material.ts';
import { promisedRound } from './promised-round.ts';

export type RoundParts = MaterialParts & { clock: Clock; random: Random };

export type Made = Pick<RoundSource, 'wish' | 'attempt'> & { seed: number; round: PlayRound };

type Player = Pick<Caller, 'language'>;

export type RoundRefusals = Refusals<'not-enough'>;

/**
 * Makes the round the player chose, with at most as many items as the game allows.
 *
 * @throws `invalid-input` for a choice the game doesn't offer, `not-found` for a missing deck, play or other source,
 * and `not-enough` with the reason when no round can be made
 */
export async function makeRound(
  parts: RoundParts,
  own: OwnRows,
  player: Player,
  wished: GameWish,
  errors: RoundRefusals,
): Promise<Made> {
  const made = await roundFrom(parts, own, player, await sourceOf(parts, own, wished));
  if ('shortage' in made) throw errors['not-enough']({ data: made });
  return made;
}

/** The same of material that is known already; what is missing when no round can be made. */
export async function roundFrom(
  parts: RoundParts,
  own: OwnRows,
  { language }: Player,
  { wish, material: source, attempt, isTest }: Sourced,
): Promise<Made | Shortage> {
  const game = gameFor(wish);
  const { translatedModes, items, content }: Offer = gameFacts[wish.type];
  if (language === 'en' && translatedModes.includes(wish.mode))
    return { shortage: 'no-translations', have: 0, need: items.least, level: null };
  const granted = { ...wish, items: Math.min(wish.items, items.most) };
  const seed = Buffer.from(parts.random.bytes(4)).readInt32LE();
  const random = seeded(seed);
  const choice = { source, reader: language, now: parts.clock.now(), random, usesText: content === 'written' };
  const offers = await materialFrom(parts, own, { ...choice, ...items, items: granted.items });
  for (const offer of offers) {
    const made = game.makeRound(offer.material(), { ...granted, items: offer.items, isTest }, random);
    if (!('shortage' in made)) return { wish: granted, seed, round: { ...made, items: [...made.items] }, attempt };
  }
  const { made, material } = promisedRound(game, offers, { ...granted, isTest }, { items });
  if ('shortage' in made) return { ...made, level: levelInstead(material.words) };
  return { wish: granted, seed, round: { ...made, items: [...made.items] }, attempt };
}

export type Sourced = Pick<RoundSource, 'wish' | 'attempt'> & { material: Choice['source']; isTest: boolean };

async function sourceOf({ sources }: RoundParts, own: OwnRows, wish: GameWish): Promise<Sourced> {
  if (isOwnSource(wish.source)) return { wish, material: wish.source, attempt: null, isTest: false };
  const found = await sources.findSource(own, wish);
  if (!found) throw failures.notFound();
  return { ...found, isTest: found.isTest ?? false };
}

/** A wish's mode may be any text. */
type Offer = Record<'modes' | 'translatedModes' | 'spokenModes', readonly string[]> &
  Pick<GameFacts, 'items' | 'content'>;

function gameFor({ type, mode, canHear }: GameWish): Game {
  const { modes, spokenModes }: Offer = gameFacts[type];
  const game = games[type];
  if (!game) throw failures.invalidInput([{ path: 'type', problem: 'unknown-game' }]);
  if (!modes.includes(mode)) throw failures.invalidInput([{ path: 'mode', problem: 'unknown-mode' }]);
  if (spokenModes.includes(mode) && !canHear)
    throw failures.invalidInput([{ path: 'canHear', problem: 'needs-voice' }]);
  return game;
}
