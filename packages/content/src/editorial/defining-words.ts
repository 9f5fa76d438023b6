/**
 * The defining vocabulary beyond the levels: words that a definition may use although they are harder than the word it
 * explains, because the simpler phrasing would be longer or wrong. Base forms; any form of them counts.
 */
const words = `
  able absolutely accident ache add adjective admire adult air alike along angrily belong blood born burn call cent
  chance cheat choice clear climb cm complete completely cost count country deep depend drawing drive earth else empty
  energy explain fact fall far female film finger flour forth friendly frighten frightening handle hit hold honest
  hundred illness instrument karate kind land lead leather length lid liquid loser low male mark married medal metal
  mistake move musical nearly need next nobody object officially pain part plant plastic pleasant pleasantly police
  policeman polite pray pretty queen regularly rest ring road roof round safe salt salty seed send serious shake shape
  sharp signal situation skin slow slowly soft soldier somebody somewhere sound space speed spoon stiff still string
  stuff such suddenly swallow taste tent text thread throat throw tight touch unkind untrue useful usual verb voice
  wake weight wild without wood wool
`;

export const definingWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/**
 * What definitions of harder words may use beyond the bank's A1 and A2: together about 2,600 single words, in which every
 * definition is written.
 */
const beyondA2 = `
  advertise affect agreement aim alike amount anger arrangement arrow ashamed attract balance battle beak beat
  behave belief border bow breath bull burst careless central ceremony charge cheat coal compete completely
  confidence confusion connect consider consist contain cotton council courage criminal crop cruel curve damage
  damaged decision defend deserve device directly dirt disappointment disaster disc discovery disease distance duty
  edge election electrical electricity embarrassed enemy energy engine enjoyment equal equipment exact examine
  exchange excitement extreme fasten firmly fix flow flu formal fuel gain general gently glue god govern growth
  guilty heal honest horn illness impressive industry injury instruction involve jar judge knot layer lean legal
  length lid limit liquid literature loss main marriage mass mathematics measure mention movement muscle musical
  nail needle network noisily nor notice nut officially old-fashioned operation orchestra ordinary organisation
  oxygen package pattern permanent pipe pleasantly plug pole politics possibility powder practical praise press
  prison process program progress proof properly protect prove punish punishment recognise refuse relate
  relationship remark remove respect responsibility responsible reward rise risk rough rubber sadness salty scratch
  secretly series service shake sharp shave sheet shiny signal silk sleeve social solid sour standard stare stick
  stretch stylish suffer surface surround swell sword tank tax tear tend theory thread tie tightly treat treatment
  twist typical unable undo unexpected unkind untrue valuable vehicle volcano vote warn warning weapon whether wire
  worth wrist zip
`;

export const beyondA2Words: ReadonlySet<string> = new Set(beyondA2.trim().split(/\s+/));
