import type { QuestionKind } from './classify-question.ts';

/** Thalia's reply when she has no answer. */
export const wordings = {
  fr: {
    unknown:
      'Je ne sais pas\u00a0: je n’ai rien trouvé d’assez sûr là-dessus dans l’aide-mémoire. Nommez un soin, une valeur, un médicament ou une maladie.',
    choices: 'Je ne suis pas certaine du sujet. Voici ce que l’aide-mémoire a de plus proche.',
    choicesBelowHelp: 'voici ce que l’aide-mémoire a sur le sujet.',
  },
  en: {
    unknown:
      'I do not know: I found nothing certain enough about that in the quick reference. Name a procedure, a value, a medication or a disease.',
    choices: 'I am not certain of the subject. Here is the closest that the quick reference has.',
    choicesBelowHelp: 'here is what the quick reference has on the subject.',
  },
} as const;

/** The whole answer to a question of this kind. */
export const ownAnswers: Readonly<Record<'fr' | 'en', Partial<Record<QuestionKind, string>>>> = {
  fr: {
    greeting:
      'Bonjour, je suis Thalia, votre aide à la révision. Posez-moi une question de cours, par exemple : que faire si une personne s’étouffe?',
    'exam-key':
      'Je ne donne pas les réponses des examens, et je n’y ai pas accès. Je peux vous aider à réviser la matière : posez-moi une question de cours.',
  },
  en: {
    greeting:
      'Hello, I am Thalia, your study aid. Ask me a course question, for example: how do I prevent delirium?',
    'exam-key':
      'I do not give exam answers, and I have no access to them. I can help you revise the subject: ask me a course question.',
  },
};

/** Precedes an answer from the quick reference, or replaces a missing one. */
export const warnings: typeof ownAnswers = {
  fr: {
    'beyond-scope':
      'Prescrire, changer une dose et poser un diagnostic ne font pas partie des activités de l’infirmière auxiliaire : elle contribue à l’évaluation, observe, note et avise l’infirmière.',
    'real-patient':
      'Pour une vraie personne, suivez le plan de soins et les protocoles de votre milieu, et avisez l’infirmière.',
  },
  en: {
    'beyond-scope':
      'To prescribe, to change a dose and to make a diagnosis are not activities of an auxiliary nurse: she contributes to the assessment, observes, documents and informs the nurse.',
    'real-patient':
      'For a real person, follow the care plan and the protocols of your workplace, and inform the nurse.',
  },
};
