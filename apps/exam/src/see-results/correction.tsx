import { CorrectedQuestion } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { Checkbox, Chip } from '@revisoins/ui';
import { Fragment, useEffect, type Ref } from 'react';
import type { CorrectedQuestion as Reviewed } from '../exam-server/read-correction.ts';
import { useDomainName } from '../domain/use-domain-name.ts';
import { openWhilePrinting } from './print-correction.ts';
import { isMistake, scoredQuestion, questionStatus } from './question-status.ts';
import styles from './results.module.css';

interface QuestionsProps {
  readonly questions: readonly Reviewed[];
  readonly isMissedOnly: boolean;
}

interface CorrectionProps extends QuestionsProps {
  readonly onMissedOnlyChange: (isMissedOnly: boolean) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

export function Correction({ questions, isMissedOnly, onMissedOnlyChange, headingRef }: CorrectionProps) {
  const { t } = useTranslation('exam');
  const parts = [...Map.groupBy(questions, ({ part }) => part)];
  useEffect(openWhilePrinting, []);
  const mistakes = questions.filter(isMistake);
  const isFilterOffered = mistakes.length > 0 && mistakes.length < questions.length;
  const isFiltered = isMissedOnly && isFilterOffered;
  const shut = questions.filter(({ isOpen, voided }) => !isOpen && !voided).length;
  return (
    <section aria-labelledby="exam-correction" className={styles.correction}>
      <div className={styles.correctionTop}>
        <h2 id="exam-correction" ref={headingRef} tabIndex={-1}>
          {t('correction.title')}
        </h2>
        {isFilterOffered ? (
          <Checkbox
            className={styles.filter ?? ''}
            label={t('correction.onlyMissed')}
            checked={isMissedOnly}
            onChange={({ target }) => onMissedOnlyChange(target.checked)}
          />
        ) : null}
      </div>
      {shut > 0 ? <p>{t('correction.shutCount', { count: shut })}</p> : null}
      {parts.map(([part, own]) =>
        isFiltered && !own.some(isMistake) ? null : (
          <Fragment key={part}>
            {parts.length > 1 ? <h3>{t(`mock.parts.${part}`)}</h3> : null}
            <CorrectedQuestions questions={own} isMissedOnly={isFiltered} />
          </Fragment>
        ),
      )}
    </section>
  );
}

/** The questions of one part, by their number in it. */
function CorrectedQuestions({ questions, isMissedOnly }: QuestionsProps) {
  const domainName = useDomainName();
  return (
    <ol className={styles.questions}>
      {questions.map((question, index) =>
        isMissedOnly && !isMistake(question) ? null : (
          <li key={question.hash}>
            <CorrectedQuestion
              kind="exam"
              question={question}
              number={index + 1}
              scored={scoredQuestion(question)}
              skillTitle={question.domain}
              voided={question.voided}
              startsOpen={question.isOpen && questionStatus(question) !== 'correct'}
            >
              <p>
                <Chip>{domainName(question.domain)}</Chip>
              </p>
            </CorrectedQuestion>
          </li>
        ),
      )}
    </ol>
  );
}
