import type { QuestionKind } from './classify-question.ts';

/** Thalia's own texts. */
export const wordings = {
  fr: {
    unknown:
      'Je ne sais pas\u00a0: je n’ai rien trouvé d’assez sûr là-dessus dans la banque de questions. Nommez un soin, un système du corps ou une maladie.',
    near: 'Je ne sais pas\u00a0: je n’ai rien trouvé d’assez sûr là-dessus dans la banque de questions. Voici des questions proches; vous pouvez aussi nommer un soin, un système du corps ou une maladie.',
    found: 'D’après la banque de questions',
    skill: 'Compétence',
    example: 'Un exemple',
    answer: 'La bonne réponse',
  },
  en: {
    unknown:
      'I do not know: I found nothing certain enough about that in the question bank. Name a procedure, a body system or a disease.',
    near: 'I do not know: I found nothing certain enough about that in the question bank. Here are near questions; you can also name a procedure, a body system or a disease.',
    found: 'From the question bank',
    skill: 'Skill',
    example: 'An example',
    answer: 'The right answer',
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

/** Precedes or replaces an answer from the bank. */
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
