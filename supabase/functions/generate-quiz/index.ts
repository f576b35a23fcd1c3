// POST { skillTitle, questionCount, usedQuestionHashes } -> { questions, fresh }
// `fresh` says how many of the questions the learner has not seen for 30 days.
import { readJson } from '../_shared/read-json.ts';
import { Refusal } from '../_shared/refusal.ts';
import { servePost } from '../_shared/serve-post.ts';
import { chooseSource } from './choose-source.ts';
import { quizRequest } from './quiz-request.schema.ts';

servePost(async (request) => {
  const order = await readJson(request, quizRequest);
  const quiz = await chooseSource().draw(request, order);
  if (quiz.questions.length === 0)
    throw new Refusal('not-found', `There are no questions for '${order.skillTitle}'.`);
  return quiz;
});
