// A fall of somebody in care, or a catheter pulled out, and nothing else. Applied to a folded text:
// see fold.ts.

const who =
  '(?:une?|le|la|mon|ma|a|an|the|my|our|notre) (?:residente?|patiente?|usagere?|cliente?|beneficiaire|personne(?: agee)?|dame(?: agee)?|monsieur|resident|patient|client|(?:older |elderly )?person)';
const fell =
  '(?:(?:est|vient de|a|has|have|just|qui) )*(?:tombee?|tomber|fait une chute|chute|fell(?: down)?|fallen)';
const where =
  '(?: (?:par terre|a terre|au sol|du lit|de (?:son|la) (?:lit|chaise)|en bas (?:du|de son) lit|du fauteuil|dans (?:sa|la) (?:chambre|douche)|out of (?:the )?bed|from (?:the |his |her )?(?:bed|chair)|(?:on|to) the floor|in the (?:bathroom|room|shower)))?';
const end = '(?: [.?!,])*';
const todo =
  '(?: (?:que faire|quoi faire|(?:on|je) fai[st] quoi|que est ce que (?:je|on) fai[st]|what (?:do|should) (?:i|we|you) do|what to do)(?: first| en premier| maintenant| now)?)?';

const pulled =
  '(?:has |just |a |se est |ont )*(?:pulled|ripped|yanked|tore|takes?|took|arrachee?|enlevee?|arrache) (?:out |off )?(?:his|her|their|the|an?|son|sa|le|la) (?:iv|ivy|i v|drip|solute|perfusion|catheter|foley|sonde)(?: (?:line|catheter))?(?: out)?(?: (?:and|et|pis|,) (?:(?:he|she|it|they|il|elle|ca) )?(?:is |are )?(?:bleeding|bleeds|saigne)(?: (?:a bit|a little|un peu))?)?';
const pulledOut = new RegExp(`^ (?:(?:${who})|patiente?|residente?) ${pulled}${end}${todo}${end} $`);

const fall = new RegExp(`^ ${who} ${fell}${where}${end}${todo}${end} $`);

/**
 * 'Un résident est tombé, on fait quoi?', 'patient pulled out his iv': without a word about how the person
 * is, but that the arm bleeds.
 */
export const isPlainMishap = (folded: string): boolean => fall.test(folded) || pulledOut.test(folded);
