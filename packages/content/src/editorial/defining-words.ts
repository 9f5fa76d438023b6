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
