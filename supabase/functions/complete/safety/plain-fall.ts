// A fall of somebody in care, and nothing else. Applied to a folded text: see fold.ts.

const who =
  '(?:une?|le|la|mon|ma|a|an|the|my|our|notre) (?:residente?|patiente?|usagere?|cliente?|beneficiaire|personne(?: agee)?|dame(?: agee)?|monsieur|resident|patient|client|(?:older |elderly )?person)';
const fell =
  '(?:(?:est|vient de|a|has|have|just|qui) )*(?:tombee?|tomber|fait une chute|chute|fell(?: down)?|fallen)';
const where =
  '(?: (?:par terre|a terre|au sol|du lit|de (?:son|la) (?:lit|chaise)|en bas (?:du|de son) lit|du fauteuil|dans (?:sa|la) (?:chambre|douche)|out of (?:the )?bed|from (?:the |his |her )?(?:bed|chair)|(?:on|to) the floor|in the (?:bathroom|room|shower)))?';
const end = '(?: [.?!,])*';
const todo =
  '(?: (?:que faire|quoi faire|(?:on|je) fai[st] quoi|que est ce que (?:je|on) fai[st]|what (?:do|should) (?:i|we|you) do|what to do)(?: first| en premier| maintenant| now)?)?';

const fall = new RegExp(`^ ${who} ${fell}${where}${end}${todo}${end} $`);

/** 'Un résident est tombé, on fait quoi?': without a word about how the person is. */
export const isPlainFall = (folded: string): boolean => fall.test(folded);
