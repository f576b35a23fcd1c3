import { ResumeOral } from './resume-oral/resume-oral.slot.tsx';

export const slots = { quiz: ResumeOral };
