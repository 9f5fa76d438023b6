/**
 * Words that a school's dictionary neither suggests nor guesses, but finds when typed in full: sexual words, insults to
 * peoples, and drugs. Beginnings of words; our own judgement.
 */
const beginnings = `
  anal intercourse|arse|asshole|ass-|bastard|bitch|blow job|blowjob|boner|bollock|boob|bugger|bullshit|chink|clitor|
  cocaine|cocksuck|coitus|condom|coon|copulat|crack cocaine|crystal meth|cum|cunnilingus|cunt|darkie|dick|dildo|dyke|
  ejaculat|erotic|faggot|fellatio|fornicat|fuck|gang bang|gook|hard-on|heroin|homo|honky|hooker|horny|incest|jerk off|
  jizz|kike|lesbo|lust|marijuana|masochis|masturbat|meth|mulatto|nazi|negro|nigger|nookie|nympho|orgasm|orgy|paedophil|
  paki|pederast|pedophil|penis|piss|poof|porn|prostitut|prick|pubic|pussy|queer|rape|rapist|rent boy|sadis|scrotum|
  semen|sex|shag|shit|slut|sodom|spastic|sperm|strip club|striptease|stripper|tit|tits|titty|tranny|twat|vagina|
  viagra|vulva|wank|wetback|whor|wog`;

const unfit = new RegExp(`^(?:${beginnings.replace(/\s*\n\s*/g, '').replace(/\|$/, '')})`);

/** Harmless words with the same beginnings. */
const fine =
  /^(?:cumber|cumin|cumul|cummerbund|dickens|dickey|dicky|homo sapiens|homoge|homon|homoph|homoly|method|meter|metho|meth(?:ane|anol|yl)|pricke|prickl|pricks|queerly|rapeseed|sextant|sextet|sexton|sextuple|lustr|titan|tithe|title|titl|titular|titrat|titter|titillat|titch|titmouse|sperm whale|heroine)/;

/** Whether a word, in lower case, is kept out of suggestions and guesses. */
export function isUnfit(word: string): boolean {
  return unfit.test(word) && !fine.test(word);
}

const unfitMeaning =
  /\b(?:street names? for|obscene|vulgar|offensive (?:word|term|name)|ethnic slur|disparaging|derogatory|sexual(?:ly)?|intercourse|prostitut|genital|gametes?|copulat|masturbat|narcotic|illegal drug)/i;

/** Whether a meaning comes after all others, however frequent it is. */
export function isUnfitMeaning(definition: string): boolean {
  return unfitMeaning.test(definition);
}
