const small = words(`
  dogs? doggy pupp(y|ies) cats? kittens? hamsters? rabbits? bunn(y|ies) parrots? budgies? canar(y|ies) goldfish
  tortoises? pon(y|ies) pets? vets?
  cakes? cupcakes? biscuits? cookies? pancakes? muffins? puddings? desserts? sweets chocolates? cand(y|ies) lollipops?
  lemonade soups? stews? omelettes? bak(e|es|ed|ing|er|ers|ery|eries)
  famil(y|ies) mums? mummy dads? daddy (step|grand|great-grand)?(mother|father|parent|son|daughter)s? (mother|father)-in-law
  grandmas? granny gran grandpas? grandads? (step)?(sister|brother)s? (sister|brother)-in-law siblings? twins cousins?
  (great-)?(uncle|aunt)s? auntie nephews? nieces? toddlers?`);
const phrases = ['guinea pigs?', 'ice creams?', 'apple pies?'];
const ofSmallChildren = new RegExp(`(?<![\\w-])(?:${[...small, ...phrases].join('|')})(?![\\w-])`, 'i');

/** Whether a sentence is about pets, cake, soup or family: a small child's world, where an adult reader looks for more. */
export function isOfSmallChildren(sentence: string): boolean {
  return ofSmallChildren.test(sentence);
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
