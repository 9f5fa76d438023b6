/** Verbs of more than one syllable that double their last consonant because the last syllable is stressed. */
const everywhere = new Set(
  `abet abhor abut acquit admit airdrop allot annul appal aver babysit befit befog beget begin beset bootleg commit compel concur
  confer control corral debar debug defer demur deter disbar dispel distil eavesdrop embed emit enrol enthral entrap equip
  excel expel extol forbid forget format fulfil handicap hobnob humbug impel incur infer inset instil inter leapfrog misstep
  nonplus occur offset omit outbid outfit outrun outwit overlap overrun overstep patrol permit prefer propel rebel rebut
  recap recur refer refit regret remit repel rerun reset resit retrofit sandbag sidestep sublet submit transfer transmit transship
  typeset upset waterlog zigzag`.split(/\s+/),
);

/** Doubled in British spelling: `travelled`, American `traveled`. */
const inBritain = new Set(
  `apparel barrel bevel cancel carol cavil channel chisel counsel cudgel devil dial dishevel drivel duel enamel equal
  flannel fuel funnel gambol gravel grovel imperil initial jewel kennel kidnap label laurel level libel marshal marvel
  medal metal model panel parcel pedal pencil peril pommel program pummel quarrel ravel refuel parallel relabel remodel revel rival
  shovel shrivel signal snivel snorkel spiral squirrel stencil swivel symbol tassel teasel tinsel total towel trammel
  travel trowel tunnel unravel victual weasel worship yodel`.split(/\s+/),
);

const seldom = new Set(['focus', 'refocus', 'bias', 'benefit', 'bus', 'leaflet', 'target', 'combat']);

/** A short verb behind a prefix: unzip, overlap, underpin, outwit. */
const prefixed = /^(?:un|over|under|out)(?:[^aeiou]{1,2}|qu)[aeiou][^aeiouhwxy]$/;

/** Whether a verb doubles its last consonant before a vowel ending, where no rule decides; undefined where one does. */
export function doubling(word: string): 'always' | 'in-britain' | 'seldom' | undefined {
  if (everywhere.has(word) || prefixed.test(word)) return 'always';
  if (inBritain.has(word)) return 'in-britain';
  return seldom.has(word) ? 'seldom' : undefined;
}

/** Verbs whose -ll- before an ending is British only: `travel`, not `control`. */
export const britishDoubling: ReadonlySet<string> = inBritain;
