import { ResumeQuiz } from './resume-quiz/resume-quiz.slot.tsx';

export const slots = { quizzes: ResumeQuiz };
