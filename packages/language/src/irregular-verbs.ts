/**
 * Base form, past, past participle. The participle is omitted where it equals the past; "/" separates forms that are
 * both in use, British first. Verbs of today's English; WordNet's exception lists have the archaic ones.
 */
const table = `
arise arose arisen; awake awoke awoken; bear bore borne; beat beat beaten; become became become; befall befell befallen;
begin began begun; behold beheld; bend bent; beset beset; bet bet/betted; bid bid/bade bid/bidden; bind bound;
bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought; broadcast broadcast;
browbeat browbeat browbeaten; build built; burn burnt/burned; burst burst; bust bust/busted; buy bought; cast cast;
catch caught; choose chose chosen; cling clung; come came come; cost cost; creep crept; cut cut; deal dealt; dig dug;
dive dived/dove dived; do did done; draw drew drawn; dream dreamt/dreamed; drink drank drunk; drive drove driven;
dwell dwelt/dwelled; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought; find found; fit fitted/fit;
flee fled; fling flung; fly flew flown; forbid forbade/forbad forbidden; forecast forecast/forecasted;
forget forgot forgotten; forgive forgave forgiven; forgo forwent forgone; forsake forsook forsaken;
freeze froze frozen; get got got/gotten; give gave given; go went gone; grind ground; grow grew grown; hang hung/hanged;
have had; hear heard; hew hewed hewn/hewed; hide hid hidden; hit hit; hold held; hurt hurt; inlay inlaid; input input/inputted;
keep kept; kneel knelt/kneeled; knit knitted/knit; know knew known; lay laid; lead led; lean leant/leaned;
leap leapt/leaped; learn learnt/learned; leave left; lend lent; let let; lie lay/lied lain/lied; light lit/lighted;
lose lost; make made; mean meant; meet met; mow mowed mown/mowed; offset offset; pay paid; plead pleaded/pled;
prove proved proved/proven; put put; quit quit/quitted; read read; rebuild rebuilt; redo redid redone; remake remade;
rend rent; repay repaid; reread reread; rerun reran rerun; resell resold; reset reset; retell retold; rethink rethought;
rewind rewound; rewrite rewrote rewritten; rid rid; ride rode ridden; ring rang rung; rise rose risen; run ran run;
saw sawed sawn/sawed; say said; see saw seen; seek sought; sell sold; send sent; set set; sew sewed sewn/sewed;
shake shook shaken; shear sheared shorn/sheared; shed shed; shine shone/shined; shit shit/shat; shoot shot;
show showed shown/showed; shrink shrank/shrunk shrunk; shut shut; sing sang sung; sink sank/sunk sunk; sit sat;
slay slew slain; sleep slept; slide slid; sling slung; slink slunk; slit slit; smell smelt/smelled; sow sowed sown/sowed;
speak spoke spoken; speed sped/speeded; spell spelt/spelled; spend spent; spill spilt/spilled; spin spun; spit spat/spit;
split split; spoil spoilt/spoiled; spread spread; spring sprang/sprung sprung; stand stood; steal stole stolen;
stick stuck; sting stung; stink stank/stunk stunk; strew strewed strewn/strewed; stride strode stridden;
strike struck struck/stricken; string strung; strive strove/strived striven/strived; swear swore sworn;
sweat sweated/sweat; sweep swept; swell swelled swollen/swelled; swim swam swum; swing swung; take took taken;
teach taught; tear tore torn; telecast telecast; tell told; think thought; thrive thrived/throve thrived/thriven;
throw threw thrown; thrust thrust; tread trod trodden; typeset typeset; wake woke/waked woken/waked; wear wore worn;
weave wove/weaved woven/weaved; wed wedded/wed; weep wept; wet wet/wetted; win won; wind wound; wring wrung;
write wrote written; ghostwrite ghostwrote ghostwritten; proofread proofread; sunburn sunburnt/sunburned;
babysit babysat; understand understood; sublet sublet; spotlight spotlit/spotlighted; highlight highlighted`;

/** overtake follows take, withdraw follows draw. */
const prefix = /^(over|under|out|mis|un|fore|with|up|inter)(?=[a-z]{2})/;

interface PastForms {
  past: readonly string[];
  participle: readonly string[];
}

const pastForms = new Map(
  table.split(';').map((row): [string, PastForms] => {
    const [lemma = '', past = '', participle = past] = row.trim().split(/\s+/);
    return [lemma, { past: past.split('/'), participle: participle.split('/') }];
  }),
);
pastForms.set('be', { past: ['was', 'were'], participle: ['been'] });

/** The irregular past and past participle of a verb; undefined when it is regular. */
export function irregularPast(verb: string): PastForms | undefined {
  const own = pastForms.get(verb);
  if (own) return own;
  const [found] = prefix.exec(verb) ?? [];
  const inner = found && irregularPast(verb.slice(found.length));
  if (!inner) return undefined;
  const prefixed = (form: string) => `${found}${form}`;
  return { past: inner.past.map(prefixed), participle: inner.participle.map(prefixed) };
}

/** Past form or participle → base forms, without prefixes. */
export const basesOfPast: ReadonlyMap<string, readonly string[]> = reverse();

function reverse(): Map<string, string[]> {
  const bases = new Map<string, string[]>();
  for (const [lemma, { past, participle }] of pastForms) {
    for (const form of new Set([...past, ...participle])) bases.set(form, [...(bases.get(form) ?? []), lemma]);
  }
  return bases;
}

/** A verb form split into prefix and verb, or undefined: `overtaken` → ["over", "taken"]. */
export function splitPrefix(form: string): [prefix: string, rest: string] | undefined {
  const [found] = prefix.exec(form) ?? [];
  return found ? [found, form.slice(found.length)] : undefined;
}
