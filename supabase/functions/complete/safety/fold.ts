import { nearWord } from './near-word.ts';

/** How people shorten, or write as they speak. Left: a word as typed, without accents; right: as the rules know it. */
const spoken: Readonly<Record<string, string>> = {
  // French
  j: 'je', g: 'je ai', jai: 'je ai', jaime: 'je aime', jaimerais: 'je aimerais', javais: 'je avais', jaurais: 'je aurais', jen: 'je en', jetais: 'je etais',
  jy: 'je il', jose: 'je ose', jarrive: 'je arrive', jarrete: 'je arrete', jessaie: 'je essaie', jecris: 'je ecris', jessaye: 'je essaye', jespere: 'je espere',
  jhais: 'je hais', jhabite: 'je habite', jetouffe: 'je etouffe', jentends: 'je entends', jattends: 'je attends',
  chu: 'je suis', chui: 'je suis', chuis: 'je suis', chus: 'je suis', shui: 'je suis', jsus: 'je suis', jsu: 'je suis', chuuis: 'je suis',
  jpu: 'je suis plus', jvx: 'je veux', jveu: 'je veux', jveut: 'je veux', veut: 'veux', veu: 'veux', jpe: 'je peux', peut: 'peux', peu: 'peux', pe: 'peux', va: 'vais', vas: 'vais', v: 'vais',
  m: 'me', d: 'de', s: 'se', l: 'le', t: 'te', qu: 'que', c: 'ce', jm: 'je me', jme: 'je me', jmen: 'je me en', mapelle: 'me appelle',
  pu: 'plus', pus: 'plus', pluss: 'plus', ke: 'que', ki: 'qui', koi: 'quoi', kes: 'que est ce que', kesse: 'que est ce que', kwa: 'quoi', vidoe: 'video', rapelle: 'rappelle', rapel: 'rappelle', keske: 'que est ce que', quesque: 'que est ce que', questce: 'que est ce', keski: 'que est ce qui',
  kel: 'quel', kelle: 'quelle', kan: 'quand', pk: 'pourquoi', pkoi: 'pourquoi', pq: 'pourquoi', cb: 'combien', pr: 'pour', ds: 'dans', dun: 'de un', dune: 'de une', dla: 'de la', des: 'des', ak: 'avec', pi: 'pis', ac: 'avec',
  ya: 'il y a', yai: 'il ai', ye: 'il est', yer: 'il est', yest: 'il est', yont: 'ils ont', yarrete: 'il arrete', aller: 'aller', cest: 'ce est', cetait: 'ce etait', cte: 'cette',
  mha: 'me a', nai: 'ai', nest: 'est', nas: 'as', lai: 'le ai', sest: 'se est', cesttu: 'ce est tu', tai: 'te ai', tas: 'te as', quelle: 'quelle', quil: 'que il', quils: 'que ils', quon: 'que on',
  dans: 'dans', den: 'de en', davoir: 'de avoir', detre: 'de etre', davaler: 'de avaler', jamai: 'jamais', tjrs: 'toujours', tjr: 'toujours', tt: 'tout', bb: 'bebe', ptit: 'petit', ptite: 'petite', tit: 'petit', tite: 'petite', qqn: 'quelqu un', qqun: 'quelqu un', quelquun: 'quelqu un', kelkun: 'quelqu un',
  stp: 'svp', moman: 'ma_mere', mman: 'ma_mere', maman: 'ma_mere', papa: 'mon_pere', popa: 'mon_pere', ppa: 'mon_pere', mom: 'my_mother', mum: 'my_mother', mama: 'my_mother', mommy: 'my_mother', dad: 'my_father', daddy: 'my_father', moms: 'mother', dads: 'father', kll: 'kill', jveumourir: 'je veux mourir', jveuxmourir: 'je veux mourir', icitte: 'ici', icite: 'ici', sarrete: 'se arrete', suivit: 'suivi',
  od: 'overdose', ods: 'overdose', rdv: 'rendez vous', bcp: 'beaucoup', ct: 'ce etait', crisser: 'crisser', oedeme: 'oedeme', pas: 'pas', toute: 'tout', toutes: 'tout', tous: 'tout',
  chum: 'chum', tue: 'tuer', tuez: 'tuer', mouri: 'mourir', mourire: 'mourir', mourrir: 'mourir', suicid: 'suicide', suisside: 'suicide', suissider: 'suicider', suicidee: 'suicide', stuer: 'se tuer', spendre: 'se pendre', ssuicider: 'se suicider', stue: 'se tuer',
  // English
  im: 'i am', ive: 'i have', ill: 'ill', iam: 'i am', dont: 'do not', doesnt: 'does not', didnt: 'did not', cant: 'can not', cannot: 'can not', couldnt: 'could not', wont: 'will not', wouldnt: 'would not', shouldnt: 'should not',
  isnt: 'is not', isn: 'is', wasnt: 'was not', arent: 'are not', hasnt: 'has not', havent: 'have not', aint: 'is not', hes: 'he is', shes: 'she is', its: 'it is', thats: 'that is', theyre: 'they are', theres: 'there is', whats: 'what is', whos: 'who is',
  u: 'you', ur: 'your', r: 'are', wat: 'what', wut: 'what', gonna: 'going to', gona: 'going to', gunna: 'going to', wanna: 'want to', wana: 'want to', gotta: 'have to', tryna: 'trying to', w: 'with', cuz: 'because', bc: 'because', bcuz: 'because', b4: 'before', alot: 'a lot', rn: 'right now', pls: 'please', plz: 'please',
  hv: 'have', shud: 'should', cud: 'could', wud: 'would', mite: 'might', nite: 'night', tonite: 'tonight', hole: 'whole', anymor: 'anymore', anymre: 'anymore', any1: 'anyone', every1: 'everyone', some1: 'someone', no1: 'no one', noone: 'no one', evry: 'every', wanting: 'wanting', bro: 'brother', sis: 'sister', bf: 'boyfriend', gf: 'girlfriend', bff: 'friend', bestie: 'friend', grampa: 'my_grandfather', grandpa: 'my_grandfather', gramps: 'my_grandfather', grandma: 'my_grandmother', granny: 'my_grandmother', gran: 'my_grandmother', nana: 'my_grandmother', nan: 'my_grandmother', hubby: 'my_husband', wifey: 'my_wife', kiddo: 'child', bby: 'baby', meds: 'medications', med: 'med', pt: 'patient', pts: 'patients', preg: 'pregnant', ambulence: 'ambulance', cld: 'could', abt: 'about', idk: 'i do not know', idc: 'i do not care', mois: 'mois', kms: 'kill myself', kys: 'kill yourself', unalive: 'kill', ctb: 'kill myself',
};

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(ca|wo|do|does|did|is|was|are|were|has|have|had|could|would|should|ai)n ?'t\b/g, '$1 not'],
  [/\bca not\b/g, 'can not'], [/\bwo not\b/g, 'will not'], [/\bai not\b/g, 'is not'],
  [/\bi'm\b/g, 'i am'], [/\b(i|you|we|they)'ve\b/g, '$1 have'], [/\b(i|you|he|she|we|they|it)'ll\b/g, '$1 will'], [/\b(i|you|he|she|we|they)'d\b/g, '$1 would'],
  [/\b(he|she|it|that|there|what|who|where|here|how)'s\b/g, '$1 is'], [/\b(you|we|they)'re\b/g, '$1 are'], [/\b(\w{3,})'s\b/g, '$1 s'], [/\bod'd\b/g, 'overdosed'],
];

/** After the words are known: what only two or three of them together say. */
const together: readonly (readonly [RegExp, string])[] = [
  [/(^ |[.?!] |que |qui |la |et |pis |mais |quand |si |ou )y (?!a\b)/g, '$1il '],
  [/ (?:ne|n) /g, ' '],
  [/\b(a|the|his|her|their|your|of|new|young|some|any|la|sa|ta|une|des|les|cette|son|mon|ma|mes|my|our|leur) (?:my|ma|mon)_/g, '$1 '],
  [/\b(my|ma|mon)_/g, '$1 '],
  [/\b(injection|injecter|voie|route|adrenaline|epinephrine|angle|site|sc|iv|vaccin|vaccine) i am\b/g, '$1 intramusculaire'],
  [/\bi am (?=(?:injections?|route|shots?|sites?|sc|iv|or)\b)/g, 'intramusculaire '],
  [/\b(?:me a|me as|ma|mas|je vais|je me en vais) me\b/g, 'je vais me'], [/\b(?:me a|me as|mas) (le|la|les|lui|te)\b/g, 'je vais $1'],
  [/\bje je\b/g, 'je'], [/\bfull\b/g, 'tres'], [/\bi would of\b/g, 'i would have'],
];

/**
 * A text as the rules read it: small letters without accents, one space between words, sentences ended by ' . ', ' ? ' or ' ! ',
 * spoken French and texting spelled out, slips of the keyboard mended in the words that matter.
 */
export function fold(text: string): string {
  let plain = (/[a-z]/.test(text) ? text.replace(/\bIM\b/g, 'intramusculaire') : text).replace(/\bM\.\s?(?=[A-ZÀ-Ü])/g, 'monsieur ').normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae').replace(/[’‘`´ʼ]/g, "'");
  // 'agit-il', 'calcule-t-on': asked about nobody.
  plain = plain.replace(/(?<=[a-z])-(?:t-)?(?:ils?|elles?|on)\b/g, '');
  // 'raconte-moi': asked of Thalia.
  plain = plain.replace(/(?<!\b(?:aide|aidez|sauve|sauvez|tue|tuez|ecoute|ecoutez))-(?:moi|nous)\b/g, '');
  plain = plain.replace(/\bnouveaux?[- ]nes?\b/g, 'bebe');
  plain = plain.replace(/\b(?:[a-z] ){4,}[a-z]\b/g, (letters) => letters.replaceAll(' ', ''));
  plain = plain.replace(/(?<=[a-z])[*_.-](?=[a-z]{2})/g, (sign) => (sign === '-' || sign === '.' ? ' ' : ''));
  plain = plain.replace(/(?<=[a-z])[0134@$](?=[a-z])/g, (sign) => ({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', '@': 'a', $: 's' })[sign] ?? sign);
  plain = plain.replace(/([a-z])\1{2,}/g, '$1');
  for (const [pattern, words] of contractions) plain = plain.replace(pattern, words);
  const marked = plain.replace(/(\d)[.,](\d)/g, '$1$2').replace(/[\r\n;:.…]+/g, ' . ').replace(/\?/g, ' ? ').replace(/!/g, ' ! ').replace(/[^a-z0-9.?!%/ ]+/g, ' ');
  const words = marked.split(/ +/).filter(Boolean).map(word);
  let folded = ` ${words.join(' ')} `;
  for (const [pattern, replacement] of together) folded = folded.replace(pattern, replacement);
  return folded.replace(/ +/g, ' ');
}

function word(typed: string): string {
  const known = Object.hasOwn(spoken, typed) ? spoken[typed] : undefined;
  if (known !== undefined) return known;
  // No French or English word starts so: 'jveux', 'yveut'. Those that do are names.
  const [, who, joined] = /^([jy])(?!v(?:es|on|ette)|t)([bcdfghjklmnpqrstvwxz]\w{2,})$/.exec(typed) ?? [];
  if (joined !== undefined) return `${who === 'j' ? 'je' : 'il'} ${word(joined)}`;
  const [, short, verb] = /^(d(?=[mvptcbfgln])|m(?=[tfcspdg]))([a-z]{4,})$/.exec(typed) ?? [];
  return verb === undefined ? nearWord(typed) : `${short}e ${word(verb)}`;
}
