import { currentLearner as signedInLearner } from '@revisoins/auth';
import { hostCapabilities } from '@revisoins/host';

/** The owner of quizzes and results on this device where there are no accounts. */
const VISITOR = 'visitor';

/** As in `@revisoins/auth`; a visitor's where the host has no accounts. */
export async function currentLearner(): Promise<string> {
  return hostCapabilities().accounts ? signedInLearner() : VISITOR;
}
