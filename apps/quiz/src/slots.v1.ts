import { OutlookSlot } from './see-outlook/outlook.slot.tsx';
import { ReadinessSlot } from './see-readiness/readiness.slot.tsx';
import { Today } from './see-today/today.slot.tsx';
import { ResumeQuiz } from './resume-quiz/resume-quiz.slot.tsx';

export const slots = { quizzes: ResumeQuiz, today: Today, readiness: ReadinessSlot, outlook: OutlookSlot };
