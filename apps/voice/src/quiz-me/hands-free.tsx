import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Checkbox } from '@revisoins/ui';
import { useState } from 'react';
import { AskConsent } from '../hearing/ask-consent.tsx';
import type { QuizMe } from './quiz-me.ts';

/** Answers by voice without a press: asks where the sound may go, before anything is heard. */
export function HandsFree({ me: { ear, oral } }: { readonly me: QuizMe }) {
  const { t } = useTranslation('voice');
  const { isHandsFree } = useReadonlyStore(oral.state);
  const { places, isAgreed, needsDownload } = useReadonlyStore(ear.state);
  const [isAsking, setAsking] = useState(false);
  const [place] = places;
  return (
    <>
      <Checkbox
        label={t('oral.handsFree')}
        hint={t('oral.handsFreeHint')}
        checked={isHandsFree || isAsking}
        onChange={({ target: { checked } }) => {
          setAsking(checked && !isAgreed);
          oral.setHandsFree(checked && isAgreed);
        }}
      />
      {isAsking && place !== undefined ? (
        <AskConsent
          place={place}
          hears="handsFree"
          needsDownload={needsDownload}
          onAgree={() => {
            setAsking(false);
            ear.agree();
            oral.setHandsFree(true);
          }}
          onDecline={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
