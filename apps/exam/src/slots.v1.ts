import { ResumeExam } from './resume-exam/resume-exam.slot.tsx';

export const slots = { 'live-exam': ResumeExam };
