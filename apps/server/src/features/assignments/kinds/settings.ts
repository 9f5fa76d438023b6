import type { StoredTask } from '#db/schema/all.ts';
import type { GameSettingParts } from './game/setting.ts';
import { gameSetting } from './game/setting.ts';
import { handInSetting } from './hand-in/setting.ts';
import type { KindName, Setting } from './kind.ts';
import type { ReadingSettingParts } from './reading/setting.ts';
import { readingSetting } from './reading/setting.ts';
import type { GoalSettingParts } from './word-goals/goal-setting.ts';
import { goalSetting } from './word-goals/goal-setting.ts';

export type KindSettings = <Name extends KindName>(task: { kind: Name }) => Setting<Name>;

/** The settings of each kind, built from what they need of other features. */
export function kindSettings(parts: GameSettingParts & ReadingSettingParts & GoalSettingParts): KindSettings {
  const settings: { readonly [Name in StoredTask['kind']]: Setting<Name> } = {
    game: gameSetting(parts),
    reading: readingSetting(parts),
    'hand-in': handInSetting,
    ...goalSetting(parts),
  };
  return ({ kind }) => settings[kind];
}
