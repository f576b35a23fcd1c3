/** What Thalia says by herself. */
export const wordings = {
  fr: {
    unknown: "Je n'ai rien trouvé là-dessus dans la banque de questions. Essayez avec d'autres mots, par exemple le nom d'un soin, d'un système du corps ou d'une maladie.",
    noExamKey: "Je ne donne pas les réponses des examens, et je n'y ai pas accès. Je peux vous aider à réviser la matière : posez-moi une question de cours.",
    found: "D'après la banque de questions",
    skill: 'Compétence',
    answer: 'Bonne réponse retenue',
  },
  en: {
    unknown: 'I found nothing about that in the question bank. Try other words, for example the name of a procedure, a body system or a disease.',
    noExamKey: 'I do not give exam answers, and I have no access to them. I can help you revise the subject: ask me a course question.',
    found: 'From the question bank',
    skill: 'Skill',
    answer: 'Answer retained',
  },
} as const;
