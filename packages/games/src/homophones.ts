/**
 * Words that sound the same in British or American speech: spaces separate the sets. A test compares them with the
 * bank.
 */
const rows = `ad/add air/heir aisle/isle/i'll/eye/i aloud/allowed ate/eight aunt/ant bare/bear base/bass be/bee beach/beech bean/been
berry/bury board/bored boy/buoy brake/break bread/bred buy/by/bye ceiling/sealing cell/sell cent/scent/sent cereal/serial
check/cheque chilli/chilly/chile choir/quire coarse/course complement/compliment core/corps cue/queue currant/current cymbal/symbol days/daze
dear/deer desert/dessert dew/due draw/drawer dual/duel fair/fare farther/father feat/feet fined/find fir/fur flaw/floor
flea/flee flour/flower for/four/fore forth/fourth foul/fowl genes/jeans gnaw/nor grate/great groan/grown guessed/guest hair/hare
hall/haul heal/heel/he'll hear/here heard/herd hi/high higher/hire him/hymn hole/whole hostel/hostile hour/our idle/idol
in/inn its/it's key/quay knead/need knew/new knight/night knot/not know/no knows/nose law/lore lead/led leak/leek
lessen/lesson lie/lye loan/lone made/maid mail/male main/mane maize/maze meat/meet medal/meddle miner/minor missed/mist
moose/mousse morning/mourning muscle/mussel naval/navel none/nun oar/or/ore one/won pail/pale pain/pane pair/pear/pare
passed/past patience/patients paw/poor/pour/pore pause/paws pea/pee peace/piece peak/peek pedal/peddle peer/pier
plain/plane pole/poll practice/practise pray/prey principal/principle profit/prophet program/programme rain/reign/rein raise/rays
rap/wrap raw/roar read/red read/reed right/write/rite ring/wring road/rode/rowed role/roll root/route rose/rows
sail/sale sauce/source saw/sore/soar scene/seen sea/see seam/seem sew/so/sow shoe/shoo shore/sure side/sighed sole/soul some/sum
sight/site/cite son/sun stair/stare stake/steak stationary/stationery steal/steel storey/story straight/strait suite/sweet sword/soared
tail/tale tea/tee team/teem their/there/they're theirs/there's threw/through throne/thrown thyme/time tide/tied tire/tyre
to/too/two toe/tow told/tolled vain/vein/vane waist/waste wait/weight war/wore ware/wear/where warn/worn watt/what
way/weigh we/wee we'd/weed we'll/wheel weak/week weather/whether which/witch whine/wine who's/whose wood/would
you/ewe you'll/yule your/you're/yore`;

const groups = rows.split(/\s+/).map((row) => row.split('/'));

/** Whether two words can't be told apart by ear. */
export function soundAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map(bare);
  return a === b || groups.some((group) => group.includes(a) && group.includes(b));
}

/** The homophones of a word, without the word itself. */
export function homophonesOf(word: string): string[] {
  const own = bare(word);
  return groups.filter((group) => group.includes(own)).flatMap((group) => group.filter((other) => other !== own));
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[- ]/g, '');
}
