import { PERSON_NAME_MAX } from '@revisoins/assessment';
import {
  EMAIL_MAX,
  isEmail,
  isSeen,
  PASSWORD_MAX,
  PASSWORD_MIN,
  sanitizeText,
  studyLevels,
  type StudyLevel,
} from '@revisoins/auth';

/** As typed. */
export type RegistrationValues = {
  firstName: string;
  lastName: string;
  email: string;
  studyLevel: string;
  password: string;
  confirm: string;
  terms: boolean;
  keepsTrial: boolean;
};

export type RegistrationProblems = { readonly [Name in keyof RegistrationValues]?: string };

export function isStudyLevel(value: string): value is StudyLevel {
  return (studyLevels as readonly string[]).includes(value);
}

function nameProblem(name: string, missing: string): string | null {
  const clean = sanitizeText(name);
  if (clean === '') return missing;
  if (!isSeen(clean)) return 'nameCharacters';
  return clean.length > PERSON_NAME_MAX || name.trim().length > PERSON_NAME_MAX ? 'nameTooLong' : null;
}

// The commands of libs/auth refuse the same. Their rules stay inside it: one more name in its face would keep
// this remote out of older shells.
function emailProblem(email: string): string | null {
  if (email === '') return 'email';
  if (email.length > EMAIL_MAX) return 'emailInvalid';
  if (sanitizeText(email) !== email || !isSeen(email)) return 'emailCharacters';
  return isEmail(email) ? null : 'emailInvalid';
}

function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN) return 'passwordShort';
  if (password.length > PASSWORD_MAX) return 'passwordLong';
  return sanitizeText(password) === password ? null : 'passwordCharacters';
}

/** The problem of each field, as the end of its translation key (`signUp.problem.*`), in form order. */
export function registrationProblems(values: RegistrationValues): RegistrationProblems {
  const found: [keyof RegistrationValues, string | null][] = [
    ['firstName', nameProblem(values.firstName, 'firstName')],
    ['lastName', nameProblem(values.lastName, 'lastName')],
    ['email', emailProblem(values.email.trim())],
    ['studyLevel', isStudyLevel(values.studyLevel) ? null : 'studyLevel'],
    ['password', passwordProblem(values.password)],
    ['confirm', values.confirm === values.password ? null : 'confirm'],
    ['terms', values.terms ? null : 'terms'],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
