import { words } from './words.ts';

// Questions of a shift that sound like somebody's trouble, and are none. Applied to a folded text: see
// fold.ts.

/** What is asked, and the words that may stand beside it. A word more may be the danger, and is heard. */
interface Task {
  readonly asked: RegExp;
  readonly beside: string;
  /** Not asked by the writer for what the writer does. */
  readonly isOfNobody?: true;
}

/** A person in care will not take a medication. */
const refusing: Task = {
  asked:
    /(?<=\b(?:patiente?|residente?|usagere?|cliente?|beneficiaire)\b.*)(?<!\b(?:i|we|je) )\b(?:(?:will|would|does|do|did) not (?:want to )?take|refus(?:e|es|ed|ing) to take|(?:veux|veulent|voulait) pas prendre|refuse de prendre) (?:his|her|their|the|any|ses|son|sa|les|le|leurs?|de) (?:pills?|medications?|medicines?|tablets?|pilules?|medicaments?|comprimes?)\b/g,
  beside:
    'he.is.refusing she.is.refusing he.refuses she.refuses il.refuse elle.refuse again encore in.his.food',
};
/** A note, or a signature, for a colleague. */
const charting: Task = {
  asked:
    /\b(?:chart|document|sign|initial|record|noter?|signer?|ecrire|inscrire|consigner) (?:(?:the|le|la|les|a|in|dans|chart|dossier|note|care|soins?|dose) ){0,2}(?:for|on behalf of|pour|a la place de|au nom de) (?:my|our|an?|another|mon|ma|mes|une?|le|la) (?:colleagues?|coworkers?|classmate|nurse|student|collegues?|infirmiere?|auxiliaire|stagiaire|preposee?)\b/g,
  beside:
    'did.the.care but.she.had.to.leave but.he.had.to.leave who.is.busy who.left qui.est.partie? qui.est.occupee? a.oublie a.fait.les?.soins? a.donne.les?.soins? who.forgot forgot',
};
/** A picture of the placement, on a social medium. */
const posting: Task = {
  asked:
    /\b(?:post|share|publish|upload|put|publier?|partager?|mettre|mets|poste[rz]?) (?:(?:a|an|une?|des|la|le|les|my|our|mes|mon|ma|some|the) )?(?:pics?|pictures?|photos?|selfies?|videos?|story|stories)(?: (?:of|from|at|de|d|du|my|our|mon|ma|the|le|la|un|une|a|in|en|dans|on|sur|stage|placement|clinicals?|unit|unite|hospital|hopital|scrubs|uniforme?|classe?|equipe|team)){0,6} (?:on|sur|in|to|dans) (?:my |mon |ma )?(?:instagram|insta|facebook|fb|tiktok|snap(?:chat)?|linkedin|youtube|social media|reseaux sociaux)\b/g,
  beside:
    'you.do.not.see you.can.not.see without sans (?:the.|le.|la.)?patients?.faces? le.visage.(?:du|des).patients? on.voit.pas nom names?',
};
/** A picture of a wound, for its record. */
const picturing: Task = {
  asked:
    /\b(?:take|taking|prendre|prends|prend|photographier) (?:en photo )?(?:(?:a|an|une?|des|la|le|the|some) )?(?:(?:pics?|pictures?|photos?) )?(?:of|de|d|la|l)? ?(?:(?:a|an|the|une?|la|l|his|her|my patients?|des?) ?)?(?:patients? )?(?:wounds?|plaies?|ulceres?|ulcers?|pressure (?:injury|injuries|sores?))\b/g,
  beside:
    'with.my.(?:own.)?(?:phone|cellphone|cell) my.phone avec.mon.(?:cell(?:ulaire)?|telephone) avec.un.telephone phone chart dossier',
};
/** A pump that calls for somebody. */
const alarming: Task = {
  asked:
    /\b(?:pompe|pump)(?: (?:a|de) (?:perfusion|solute))? (?:(?:is|keeps?|arrete pas de|qui|se met a|continue (?:a|de)) )?(?:sonn\w*|bip\w*|alarm\w*|beep\w*|ringing|rings)\b/g,
  beside: 'iv solute ivac perfusion occlusion',
};
/** An order that looks wrong. */
const doubting: Task = {
  asked:
    /\b(?:prescription|ordonnance|order)s? (?:(?:du|de la|de|of the|from the) (?:\w+ ){0,1}(?:medecin|docteur|doctor|prescriber) )?(?:(?:n )?a (?:pas |aucun )?(?:de )?(?:allure|bon sens|sens)|(?:me )?(?:semble|parait) (?:bizarre|louche|fausse|erronee|pas correcte)|(?:looks?|seems?) (?:wrong|off|weird|odd|strange)|(?:does not|do not) make sense)\b/g,
  beside: 'doctors?.se doctors? medecins? my.doctors?(?:.se)?',
};
/** Medications left within reach of somebody in care. */
const leaving: Task = {
  asked:
    /\b(?:laisser?|laisse|leave|leaving) (?:(?:les|ses|des|un|une|the|his|her|their|a) )?(?:pil+ules?|medicaments?|comprimes?|meds?|medications?|pills?) (?:sur|a|au|on|at|by|beside) (?:(?:la|le|sa|son|the|his|her|their) )?(?:tables?|table de (?:chevet|nuit)|chevet|bedside tables?|bedsides?|night ?stands?)\b/g,
  beside: '',
};
/** Restraints for somebody in care, asked by whoever would put them on. */
const restraining: Task = {
  asked:
    /\b(?:mettre|appliquer|installer|utiliser|put|use|apply)(?: (?:une?|des|les|la|de|a|the|some))?(?: (?:soft|wrist|physical|chemical))? (?:contentions?|restraints?)(?: (?:physiques?|chimiques?))?\b/g,
  beside:
    'agitee?s? agitated confus confuse confused without sans (?:an?.|une?.|his.|her.|son.|their.|de.)?(?:order|consent|consentement|prescription|ordonnance) need.consent consent doctors?.se medecins?',
};
/** What comes before a transfusion. */
const transfusing: Task = {
  asked:
    /\b(?:avant|before) (?:de |d )?(?:(?:commencer|debuter|donner|installer|starting|beginning|giving|hanging|i start|we start) )?(?:(?:une?|la|le|du|a|the|some) )?(?:transfusions?|sang|blood)(?: (?:de sang|sanguine|transfusions?|products?))?\b/g,
  beside:
    'checks? verifier verifie combien.de.temps (?:je.|on.)?reste (?:i.)?stay vital.signs signes.vitaux take (?:je|on).prends prendre prends minutes',
};
/** The checks after a blow to the head, and which of them matters most. */
const checkingNerves: Task = {
  asked:
    /\b(?:neuro ?(?:vitals?|checks?|signs)|neurological (?:vital signs|checks?|signs)|signes (?:vitaux )?neuro\w*|sn) (?:after|apres) (?:(?:une?|a|an|the|le) )?(?:head (?:injury|trauma)|blow to the head|concussion|coup a la tete|tcc|traumatisme cranien|commotion)\b(?: (?:and|et|pis) (?:what|which|quel|quelle) (?:change|sign|changement|signe)s? (?:(?:is|are|should|est|sont|the|le|la|most|plus) )*(?:worry|worries|worrying|inquietante?s?|inquiete)(?: most| le plus)?)?/g,
  beside: 'frequence combien.de.temps combien.de.fois surveiller watch monitor',
};
/** A relative who wants to hear how somebody in care is. */
const inquiring: Task = {
  asked:
    /\b(?:a|the|une?|la|le) (?:family member|relative|famille|family|proche|fils|fille|son|daughter|wife|husband|conjointe?|mari|femme)(?: (?:of|de|du|d)(?: (?:my|the|a|mon|ma|une?|la|le))? (?:patient|resident|client|patiente|residente|cliente))? (?:asks?|is asking|wants?|calls?|is calling|phones?|demande|veux|appelle|telephone)(?: (?:for|to|know|have|get|me|avoir|pour|the|des|les|le|ses|his|her|some|about|de|d|sur|test|lab|blood)){0,4} (?:results?|resultats?|news|nouvelles|information|infos?|informations)\b(?! (?:on|sur|about))/g,
  beside:
    'over.the.phone by.phone phone au.telephone par.telephone say tell.(?:him|her|them) give.(?:him|her|them) (?:je|on).(?:dis|reponds) lui.dire dire de.sa.prise.de.sang',
};
/** The removal of stitches, not the writer's own. */
const unstitching: Task = {
  asked:
    /\b(?:take out|taking out|remove|removing|enleve[rz]?|retire[rz]?|oter) (?:(?:the|les|des|a patient se) )?(?:stitches|staples|sutures|points(?: de suture)?|agrafes)\b/g,
  beside: 'combien.de.jours days without.an?.order with.an?.order sans.(?:une.)?ordonnance technique',
};
/** The family of somebody in care whose death is expected. */
const comforting: Task = {
  asked:
    /\b(?:comfort|support|help|reconforter?|soutenir|accompagner|aider) (?:(?:a|the|une?|la|les) )?(?:family|families|relatives|famille|proches) (?:when|if|while|of|quand|de|d|si) (?:(?:a|an|the|une?|le|la) )?(?:patiente?|residente?|person|personne)(?: (?:is|est|who is|qui est))? (?:actively )?(?:dying|mourante?|en fin de vie)\b/g,
  beside: '',
};
/** A law by its name, in a question about nobody. */
const lawful: Task = {
  asked: /\b(?:(?:loi|law|act) p ?38|p ?38 (?:law|act|loi))\b/g,
  beside:
    'someone somebody a.person une.personne quelqu.un (?:kept|held|hospitali[sz]ed)(?:.against.(?:their|his|her).will)? (?:garder|hospitaliser)(?:.contre.(?:son|sa).(?:gre|volonte))? duree dure (?:la.)?garde(?:.(?:preventive|provisoire|en.etablissement))? preventive confinement mean says? veux.dire permet',
  isOfNobody: true,
};

const tasks: readonly Task[] = [
  refusing,
  charting,
  posting,
  picturing,
  alarming,
  doubting,
  leaving,
  restraining,
  transfusing,
  checkingNerves,
  inquiring,
  unstitching,
  comforting,
  lawful,
];

/**
 * What a question adds to its task: whether it is allowed, what to do first. 'Je' and 'i' stand only before
 * what is done: 'j'ai', 'je suis' and 'I am' tell of the writer.
 */
const question = `
  task bonjour hi hello please svp merci thanks
  is.it.(?:ok|okay|allowed|legal)(?:.(?:to|for|if|that))? ok okay allowed if (?:le.)?droit il.faut faut permis correct
  can could do does may must should be are is to of for on in at with by the an? and or then first how what when where which who why long often many much
  nurses? an?.lpns? lpns? infirmieres? auxiliaires? patiente?s?(?:.se)? residente?s?(?:.se)? clientes?(?:.se)? clients?(?:.se)? usageres? beneficiaires?
  que.est.ce.que est.ce.que est.ce ce.est quoi quand comment pourquoi combien quels? quelles? qui ou si a au aux avec d de des dans du en et pis pour un une le la les premier faire
`;
const asker = `
  (?:je|i|we|on).task
  am.i.suppose(?:d.to)? (?:can|could|do|does|did|may|must|should|am|is).(?:i|we|it|they|you) (?:i|we).(?:can|do|must|should|check|have.to|need.to|am.suppose(?:d.to)?)
  (?:je|on|tu).(?:peux|dois|doit|devrais|fais|fait|verifie|avise|appelle|surveille)(?:.(?:tu|je))? (?:peux|puis|dois|doit|fais|fait).(?:je|on|tu) je.ai.le.droit
  (?:my|our|mon|ma|mes|notre).(?:patiente?s?|residente?s?|clientes?|clients?|usageres?|beneficiaires?)(?:.se)?
`;

const onlyTheQuestion = tasks.map(({ asked, beside, isOfNobody }) => ({
  asked,
  rest: new RegExp(`^ (?:(?:[.?!]|${words(`${isOfNobody ? '' : asker} ${question} ${beside}`)}) )*$`),
}));

/** 'My patient will not take his pills: what do I do?', without a word about how anybody is. */
export const isEverydayWork = (folded: string): boolean =>
  onlyTheQuestion.some(({ asked, rest }) => {
    const beside = folded.replace(asked, ' task ');
    return beside !== folded && rest.test(beside.replace(/ +/g, ' '));
  });

/** Whether such a question is in the text, whatever stands beside it. */
export const namesTask = (folded: string): boolean => tasks.some(({ asked }) => folded.search(asked) !== -1);
