import type { Danger } from './concerns.ts';

/** Where nothing follows the help, how to be answered. */
const askAgain = {
  fr: 'Pour réviser la matière, posez-moi la question sans parler d’une vraie personne.',
  en: 'To revise the subject, ask me without speaking of a real person.',
} as const;

/**
 * Thalia's answers to danger: fixed texts with Quebec's help lines, the most fitting one first; each is also
 * correct if the kind was guessed wrong. A line that begins with a dot belongs to a list. 811 option 2:
 * Info-Social. 1 866 277-3553: 1 866 APPELLE. 1 800 463-5060: Centre antipoison du Québec. 1 800 363-9010:
 * SOS violence conjugale. 1 888 933-9007: Info-aide violence sexuelle. 1 888 489-2287: Ligne Aide
 * Maltraitance Adultes Aînés.
 */
export const help: Readonly<Record<'fr' | 'en', Readonly<Record<Danger, string>>>> = {
  fr: {
    distress: withLines(
      'Merci de le dire. C’est important, et personne n’a à porter cela sans aide. S’il y a un danger maintenant, pour vous ou pour quelqu’un d’autre, composez le 911 et restez avec quelqu’un. Au travail ou en stage, ne laissez pas la personne seule et avisez l’infirmière tout de suite.',
      [
        'Parler à quelqu’un, jour et nuit\u00a0: 1 866 APPELLE (1 866 277-3553)',
        'Appelez ou textez le 988',
        'Info-Social\u00a0: 811, option 2',
        'Médicament ou poison avalé\u00a0: Centre antipoison, 1 800 463-5060',
        'Menaces ou violence\u00a0: mettez-vous d’abord à l’abri; SOS violence conjugale, 1 800 363-9010',
      ],
      'Si quelqu’un ne répond plus ou a du mal à respirer, c’est le 911. Je suis seulement une aide à la révision; une vraie personne saura vous écouter.',
    ),
    overdose: withLines(
      'Si la personne a du mal à respirer, convulse ou est difficile à réveiller, composez le 911 maintenant. Sinon, appelez sans attendre le Centre antipoison, même sans symptôme. Ne faites pas vomir et gardez le contenant. Si des opioïdes sont possibles, donnez la naloxone si vous en avez. Au travail ou en stage, ou après une erreur de médicament, avisez l’infirmière tout de suite et suivez le code de votre milieu.',
      [
        'Centre antipoison du Québec, jour et nuit\u00a0: 1 800 463-5060',
        'Urgence\u00a0: 911',
        'Si le geste était voulu, ne laissez pas la personne seule\u00a0: 1 866 APPELLE (1 866 277-3553) ou 988',
        'Menaces ou violence\u00a0: mettez-vous d’abord à l’abri; SOS violence conjugale, 1 800 363-9010',
      ],
      'Je suis une aide à la révision\u00a0: je ne peux pas évaluer une vraie personne.',
    ),
    violence: withLines(
      'Ce que vous décrivez est grave, et ce n’est pas à vous de le porter sans aide. S’il y a un danger maintenant, ou si vous craignez de blesser quelqu’un, éloignez-vous et composez le 911. Au travail ou en stage, mettez-vous à l’abri, demandez de l’aide selon le code de votre milieu, et avisez l’infirmière ou la personne responsable.',
      [
        'SOS violence conjugale, jour et nuit\u00a0: 1 800 363-9010',
        'Violence sexuelle\u00a0: Info-aide, 1 888 933-9007',
        'Personne aînée\u00a0: Ligne Aide Maltraitance, 1 888 489-2287',
        'Enfant\u00a0: la DPJ de votre région',
        'Si quelqu’un parle de mourir ou de se blesser, ne le laissez pas seul\u00a0: 1 866 APPELLE (1 866 277-3553) ou 988',
        'En parler\u00a0: Info-Social, 811, option 2',
        'Médicament ou poison avalé\u00a0: Centre antipoison, 1 800 463-5060',
      ],
      'Je suis seulement une aide à la révision.',
    ),
    emergency: withLines(
      'Si c’est pour une vraie personne, composez le 911 maintenant\u00a0: on vous guidera pas à pas, y compris pour le RCR. Au travail ou en stage, appelez à l’aide, lancez le code de votre milieu, avisez l’infirmière, et restez auprès de la personne. S’il y a de la violence, mettez-vous d’abord à l’abri.',
      [
        'Urgence\u00a0: 911',
        'Médicament ou poison avalé\u00a0: Centre antipoison, 1 800 463-5060',
        'Détresse ou idées suicidaires\u00a0: 1 866 APPELLE (1 866 277-3553) ou 988',
        'Si ce n’est pas urgent\u00a0: Info-Santé, 811',
      ],
      'Je suis une aide à la révision\u00a0: je ne remplace pas les secours.',
    ),
    dose: withLines(
      'Je ne donne jamais de dose pour une vraie personne, ni le feu vert pour prendre, changer, sauter ou arrêter un médicament. Demandez à votre pharmacienne ou à votre pharmacien, ou à Info-Santé. Au travail ou en stage, suivez l’ordonnance et avisez l’infirmière avant de donner quoi que ce soit.',
      [
        'Info-Santé, jour et nuit\u00a0: 811',
        'Si trop a déjà été pris ou donné\u00a0: Centre antipoison, 1 800 463-5060',
        'Si la personne va mal, ou si quelqu’un est en danger\u00a0: 911',
        'Si tout devient trop lourd, ne restez pas sans aide\u00a0: 1 866 APPELLE (1 866 277-3553) ou Info-Social (811, option 2)',
      ],
      askAgain.fr,
    ),
    diagnosis: withLines(
      'Je suis une aide à la révision\u00a0: je ne peux ni poser un diagnostic ni évaluer l’état d’une vraie personne. Une infirmière ou un infirmier d’Info-Santé, une pharmacie ou une clinique peut vous guider. Au travail ou en stage, avisez l’infirmière de ce que vous observez.',
      [
        'Info-Santé, jour et nuit\u00a0: 811',
        'Si la personne a du mal à respirer ou mal à la poitrine, est confuse, perd connaissance, saigne beaucoup ou va soudainement plus mal\u00a0: 911',
        'Si quelqu’un est en danger, ou si tout devient trop lourd\u00a0: 911, 1 866 APPELLE (1 866 277-3553) ou Info-Social (811, option 2)',
      ],
      askAgain.fr,
    ),
    unclear: withLines(
      'Je n’ai pas reconnu de question de cours\u00a0: je suis une aide à la révision, et je réponds sur un soin, une valeur, un médicament ou une maladie que vous nommez. Mais si vous ou quelqu’un d’autre êtes en danger, composez le 911. Si quelqu’un parle de mourir, ne le laissez pas seul.',
      [
        'Si ça ne va pas, de vraies personnes vous écoutent\u00a0: 1 866 APPELLE (1 866 277-3553) ou 988',
        'Soutien psychosocial\u00a0: 811, option 2; santé\u00a0: 811, option 1',
        'Médicament ou poison avalé\u00a0: Centre antipoison, 1 800 463-5060',
        'Menaces ou violence\u00a0: mettez-vous d’abord à l’abri; SOS violence conjugale, 1 800 363-9010',
      ],
      'Une vraie personne saura vous écouter mieux que moi.',
    ),
  },
  en: {
    distress: withLines(
      'Thank you for saying it. It matters, and nobody has to carry this alone. If there is danger now, for you or for somebody else, call 911 and stay with someone. At work or in clinical, do not leave the person alone, and tell the nurse right away.',
      [
        'To talk to someone, day and night: 1 866 APPELLE (1 866 277-3553)',
        'Call or text 988',
        'Info-Social: 811, option 2',
        'If a medication or a poison was swallowed: Quebec Poison Centre, 1 800 463-5060',
        'Threats or violence: get to safety first; SOS violence conjugale, 1 800 363-9010',
      ],
      'If somebody does not respond or has trouble breathing, that is 911. I am only a study aid; a real person will listen to you.',
    ),
    overdose: withLines(
      'If the person has trouble breathing, has a seizure or is hard to rouse, call 911 now. Otherwise call the Quebec Poison Centre without waiting, even without symptoms. Do not make anyone vomit, and keep the container. If opioids are possible, give naloxone if you have some. At work or in clinical, or after a medication error, tell the nurse right away and follow your workplace’s code.',
      [
        'Quebec Poison Centre, day and night: 1 800 463-5060',
        'Emergency: 911',
        'If it was on purpose, do not leave the person alone: 1 866 APPELLE (1 866 277-3553) or 988',
        'Threats or violence: get to safety first; SOS violence conjugale, 1 800 363-9010',
      ],
      'I am a study aid: I cannot assess a real person.',
    ),
    violence: withLines(
      'What you describe is serious, and you should not have to carry it alone. If there is danger now, or if you fear hurting somebody, get away and call 911. At work or in clinical, get to safety, call for help with your workplace’s code, and tell the nurse or whoever is in charge.',
      [
        'SOS violence conjugale, day and night: 1 800 363-9010',
        'Sexual violence: Info-aide, 1 888 933-9007',
        'Older person: Elder Mistreatment Helpline, 1 888 489-2287',
        'Child: the DPJ (youth protection) of your region',
        'If somebody talks of dying or of hurting themselves, do not leave them alone: 1 866 APPELLE (1 866 277-3553) or 988',
        'To talk about it: Info-Social, 811, option 2',
        'If a medication or a poison was swallowed: Quebec Poison Centre, 1 800 463-5060',
      ],
      'I am only a study aid.',
    ),
    emergency: withLines(
      'If this is about a real person, call 911 now: they will guide you step by step, CPR included. At work or in clinical, call for help, start your workplace’s code, tell the nurse, and stay with the person. If there is violence, get to safety first.',
      [
        'Emergency: 911',
        'If a medication or a poison was swallowed: Quebec Poison Centre, 1 800 463-5060',
        'Distress or suicidal thoughts: 1 866 APPELLE (1 866 277-3553) or 988',
        'If it is not urgent: Info-Santé, 811',
      ],
      'I am a study aid: I do not replace emergency services.',
    ),
    dose: withLines(
      'I never give a dose for a real person, nor a go-ahead to take, change, skip or stop a medication. Ask your pharmacist or Info-Santé. At work or in clinical, follow the prescription, and tell the nurse before you give anything.',
      [
        'Info-Santé, day and night: 811',
        'If too much was already taken or given: Quebec Poison Centre, 1 800 463-5060',
        'If the person is unwell, or somebody is in danger: 911',
        'If it all becomes too much, do not stay without help: 1 866 APPELLE (1 866 277-3553) or Info-Social (811, option 2)',
      ],
      askAgain.en,
    ),
    diagnosis: withLines(
      'I am a study aid: I can neither make a diagnosis nor assess a real person. A nurse at Info-Santé, a pharmacy or a clinic can guide you. At work or in clinical, tell the nurse what you observe.',
      [
        'Info-Santé, day and night: 811',
        'If the person has trouble breathing or chest pain, is confused, passes out, bleeds a lot or suddenly gets worse: 911',
        'If somebody is in danger, or it all becomes too much: 911, 1 866 APPELLE (1 866 277-3553) or Info-Social (811, option 2)',
      ],
      askAgain.en,
    ),
    unclear: withLines(
      'I did not recognize a course question: I am a study aid, and I answer about a procedure, a value, a medication or a disease that you name. But if you or somebody else is in danger, call 911. If somebody talks of dying, do not leave them alone.',
      [
        'If things are hard, real people will listen: 1 866 APPELLE (1 866 277-3553) or 988',
        'Psychosocial support: 811, option 2; health: 811, option 1',
        'If a medication or a poison was swallowed: Quebec Poison Centre, 1 800 463-5060',
        'Threats or violence: get to safety first; SOS violence conjugale, 1 800 363-9010',
      ],
      'A real person will listen to you better than I can.',
    ),
  },
};

/** Precedes the answer to a study question that may also be about a real person. */
export const caution: Readonly<Record<'fr' | 'en', Readonly<Record<'distress' | 'other', string>>>> = {
  fr: {
    distress:
      'Si une vraie personne parle de mourir ou de suicide, ne la laissez pas seule et avisez l’infirmière\u00a0: 1 866 APPELLE (1 866 277-3553) ou 988, jour et nuit; danger immédiat, 911; poison ou surdose, 1 800 463-5060. Pour réviser\u00a0:',
    other:
      'Si cela arrive maintenant à une vraie personne\u00a0: 911; détresse, 1 866 APPELLE (1 866 277-3553) ou 988; poison ou surdose, 1 800 463-5060; sinon Info-Santé, 811. Pour réviser\u00a0:',
  },
  en: {
    distress:
      'If a real person talks of dying or of suicide, do not leave them alone, and tell the nurse: 1 866 APPELLE (1 866 277-3553) or 988, day and night; immediate danger, 911; poison or overdose, 1 800 463-5060. To study:',
    other:
      'If this is happening now to a real person: 911; distress, 1 866 APPELLE (1 866 277-3553) or 988; poison or overdose, 1 800 463-5060; otherwise Info-Santé, 811. To study:',
  },
};

const study = { fr: 'Pour réviser\u00a0:', en: 'To study:' } as const;

/** The help above what the quick reference has on the subject of a question; a guess gets the short one. */
export const helpBeforeStudy = (language: 'fr' | 'en', danger: Danger): string =>
  danger === 'unclear'
    ? caution[language].other
    : `${help[language][danger].replace(`\n${askAgain[language]}`, '')}\n${study[language]}`;

function withLines(first: string, lines: readonly string[], last: string): string {
  return [first, ...lines.map((line) => `\u2022 ${line}`), last].join('\n');
}
