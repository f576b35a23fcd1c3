import { scoreChoice, scoreQuiz, skillTitleKey, UNANSWERED, type FinishedQuiz } from '@revisoins/assessment';
import { CorrectedQuestion, resultStatuses } from '@revisoins/assessment/player';
import { landmark, useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Button, Card, LinkButton, Page } from '@revisoins/ui';
import { BackToTalk } from '../voice-links/back-to-talk.tsx';
import styles from './quiz-me.module.css';

interface OralResultProps {
  readonly attempt: FinishedQuiz;
  readonly onAgain: () => void;
}

/** The score, the delivery status of the result, and why each answer was right or wrong. */
export function OralResult({ attempt, onAgain }: OralResultProps) {
  const { t } = useTranslation(['voice', 'skills']);
  const { questions, answers, skillTitle } = attempt;
  const { score, total } = scoreQuiz(questions, answers);
  const status = useReadonlyStore(resultStatuses)[attempt.id];
  return (
    <Page
      width="reading"
      eyebrow={<BackToTalk />}
      title={t('oral.result', { count: score, total })}
      lead={t(`skills:${skillTitleKey(skillTitle)}`)}
    >
      <div className={styles.screen}>
        <Card className={styles.card}>
          <output>
            {t(status === 'saved' ? 'oral.saved' : status === 'refused' ? 'oral.refused' : 'oral.kept')}
          </output>
          <div className={styles.small}>
            <Button onClick={onAgain}>{t('oral.again')}</Button>
            <LinkButton variant="secondary">
              <Link to={landmark('home')}>{t('oral.dashboard')}</Link>
            </LinkButton>
          </div>
        </Card>
        <h2>{t('oral.correction')}</h2>
        <ol className={styles.corrected}>
          {questions.map((question, at) =>
            question.kind === 'numeric' ? null : (
              <li key={question.id}>
                <CorrectedQuestion
                  kind="voice"
                  question={question}
                  number={at + 1}
                  scored={scoreChoice(question, answers[at] ?? UNANSWERED)}
                  skillTitle={skillTitle}
                />
              </li>
            ),
          )}
        </ol>
      </div>
    </Page>
  );
}
