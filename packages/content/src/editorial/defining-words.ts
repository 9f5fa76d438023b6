/**
 * The defining vocabulary beyond the levels: words that a definition may use although they stand a level higher than
 * what it explains, because the simpler way round would be longer or wrong. Base forms; any form of them counts.
 */
const words = `
  accident ache add adjective admire adult alike along belong blood born burn call cent chance cheat choice climb cm
  complete cost count country deep depend drawing drive earth else empty energy explain fact fall female film finger
  flour forth frighten friendly handle hit hold honest hundred karate kind land lead leather length lid liquid loser low
  mark married medal metal mistake move musical nearly need nobody pain plant plastic pleasant pray queen rest ring road
  roof round safe salt salty seed send serious shake sharp signal situation skin slow soft somebody somewhere sound
  space speed spoon stiff still stuff such suddenly swallow taste tent thread throat throw tight touch unkind untrue
  useful usual verb voice wake weight wild without wool absolutely angrily completely frightening officially pleasantly
  regularly slowly
`;

export const definingWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
