import type { Language } from '../../_shared/language.schema.ts';

/** A tube that leaves its place: what it does there is told in words that name no subject. */
const leaves: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}])(sonde|tube|drain|cath[ée]ter|canule|solut[ée]|trach[ée]o\p{L}*|foley|levin)((?: [\p{L}’']+){0,2}?) (?:(?:est|soit|serait) (?:sortie?|tomb[ée]e?|partie?)|s[’']est (?:enlev|retir|arrach)[ée]e?|sort|tombe)(?![\p{L}])/giu,
  en: /(?<![\p{L}])(tubes?|catheters?|foley|drains?|ivs?|trach\p{L}*|cannulas?|picc|g-tube|central line)((?: [\p{L}’']+){0,2}?) (?:comes?|came|coming|falls?|fell|fallen|falling|slips?|slipped|pops?|popped|yanked|ripped)(?: right| all the way)? out(?![\p{L}])/giu,
};
const named: Readonly<Record<Language, string>> = { fr: 'arraché', en: 'pulled out' };

/** 'The chest tube came out' asks about what a course calls a tube that is pulled out. */
export const nameMishap = (text: string, language: Language): string =>
  text.replace(
    leaves[language],
    (_, tube: string, between: string) => `${tube}${between} ${named[language]}`,
  );
