import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson, startProvider, type Provider } from '../voice-provider.ts';
import { startVoiceStack, type VoiceStack } from '../voice-stack.ts';
import { ask, askFollowUps, askQuestions, count, figures, readQuestions, type Judged } from './ask-course.ts';

// Questions of a course by somebody who had not seen the entries; held-out.json was not looked at when the
// numbers of the search were set.

/** Of those that follow another one. */
const RIGHT = 0.85;

/** Shares of the questions: answered right at once, that or three entries of which one is right, wrong. */
interface Shares {
  readonly atOnce: number;
  readonly withChoices: number;
  readonly wrong: number;
}

function expectMeasured(judged: readonly Judged[], { atOnce, withChoices, wrong }: Shares): void {
  console.log(figures(judged));
  const right = count(judged, 'right');
  expect(right / judged.length).toBeGreaterThanOrEqual(atOnce);
  expect((right + count(judged, 'near')) / judged.length).toBeGreaterThanOrEqual(withChoices);
  expect(count(judged, 'wrong') / judged.length).toBeLessThanOrEqual(wrong);
}

describe('without a model', () => {
  let voice: VoiceStack;
  beforeAll(async () => {
    voice = await startVoiceStack();
  });
  afterAll(() => voice?.stop());

  // Labelled questions, which the search was mended with in view, so that their shares flatter. Each set was
  // asked once before that:
  // - held-out.json was not looked at when the numbers of the search were set;
  // - fresh.json: 77 % were right and 4 % wrong; placement.json: 68 % and 3 %; unseen.json: 75 % and 10 %;
  // - students-1 to 4, as students ask, half in French, a third with slips: 83 % and 7 %, 71 % and 11 %, 77 %
  //   and 8 %, 66 % and 0 %.
  // Since answers are only given where they are likely enough (graded.json), about 14 % fewer of these are
  // answered at once: they are offered among three. The first share counts answers at once, as before; the
  // second one also a choice that holds the entry.
  test.each([
    ['course-questions.json', 150, { atOnce: 0.77, withChoices: 0.96, wrong: 0 }],
    ['held-out.json', 60, { atOnce: 0.6, withChoices: 0.95, wrong: 0.05 }],
    ['fresh.json', 80, { atOnce: 0.72, withChoices: 0.97, wrong: 0 }],
    ['placement.json', 60, { atOnce: 0.72, withChoices: 0.96, wrong: 0 }],
    ['unseen.json', 40, { atOnce: 0.7, withChoices: 0.9, wrong: 0.08 }],
    ['students-1.json', 126, { atOnce: 0.83, withChoices: 0.96, wrong: 0 }],
    ['students-2.json', 126, { atOnce: 0.81, withChoices: 0.97, wrong: 0 }],
    ['students-3.json', 60, { atOnce: 0.8, withChoices: 0.98, wrong: 0 }],
    ['students-4.json', 80, { atOnce: 0.75, withChoices: 0.97, wrong: 0 }],
  ])('of the questions in %s, all %d, the shares are at least as good as %j', async (file, all, shares) => {
    const questions = readQuestions(file);
    expect(questions).toHaveLength(all);
    expectMeasured(await askQuestions(voice, questions), shares);
  });

  test.each([
    ['fr', 'différence entre une plaie de stade 2 et de stade 3', 'gras visible'],
    ['fr', 'consantement au soins a partir de quel age', 'Dès 14 ans'],
    ['fr', 'saturation visée chez une personne qui a une MPOC', '88 à 92'],
    ['en', 'normal hemoglobin levl for women', '120 to 160'],
    ['fr', 'quoi faire si le patient tombe pendant que je l’aide à marcher', 'jusqu’au sol'],
    ['fr', 'combien de cc d’air pour le ballonnet d’une sonde', '10 mL'],
    ['fr', 'quels sont les droits des usagers', 'a droit à l’information'],
    ['fr', 'quand est-ce qu’on ne doit pas prendre la tension dans un bras', 'fistule'],
    ['fr', 'comment on sait qu’une sonde nasogastrique est bien placée', 'radiographie'],
    ['en', 'what are cheyne stokes respirations', 'then a pause'],
    ['en', 'chest pain, what do I do as a student', 'half-sitting'],
    ['en', 'what do you check before giving digoxin', 'apical'],
  ])('in %s, %j is answered at once with %j', async (language, text, said) => {
    const { reply } = await ask(voice, { text, language });
    expect(reply.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
  });

  test.each([
    ['fr', 'quel est l’antidote de la digoxine', 'digoxin-antidote'],
    ['en', 'What is the antidote for digoxin toxicity?', 'digoxin-antidote'],
    ['fr', 'effets secondaires des AINS', 'nsaid-side-effects'],
    ['en', 'side effects of NSAIDs', 'nsaid-side-effects'],
    ['en', 'What does SOB stand for in a nursing note?', 'abbreviations-of-symptoms'],
    ['en', 'sob meaning', 'abbreviations-of-symptoms'],
    ['fr', 'c’est quoi l’épilepsie', 'epilepsy'],
    ['fr', 'c’est quoi les entredoses', 'breakthrough-dose-and-opioid-neurotoxicity'],
    ['en', 'where to give insulin injection', 'insulin-sites'],
    ['fr', 'un résident est tombé, on fait quoi', 'after-a-fall'],
    ['fr', 'accompagner la famille d’un mourant', 'supporting-family-of-dying-person'],
    ['fr', 'peut-on donner un prn sans ordonnance', 'prn-needs-prescription'],
    ['en', 'how long can a foley stay in', 'catheter-how-long'],
    ['en', 'how to turn a bedridden patient', 'turning-a-person-in-bed'],
    // One of the things that a title names, and a title with the subject beside one as close.
    ['fr', 'c’est quoi la cataracte', 'eye-diseases'],
    ['fr', 'où on met le sac de la sonde urinaire', 'indwelling-catheter-care'],
    ['fr', 'a partir de combien on dit que ladulte fait de la fievre', 'fever'],
    ['fr', 'signes précoces du manque d’oxygène', 'hypoxia-early-late'],
    ['en', 'what is oliguria', 'urine-terms'],
    ['en', 'how far do you insert a catheter in a male', 'male-catheter-insertion'],
    // What must not be done, and what is done before and not during.
    ['fr', 'que ne faut-il pas faire devant une crise convulsive tonico-clonique', 'tonic-clonic-seizure'],
    ['en', 'what do I check before a tube feeding', 'feeding-tube-placement'],
    // Quebec's French terms in English, everyday words, and the setting of a case.
    ['en', 'can an infirmière auxiliaire give vaccines in Quebec', 'vaccination-scope'],
    ['en', 'what is the PTI and who can write in it', 'therapeutic-nursing-plan'],
    ['en', 'a competent patient refuses his pills, can I hide them in applesauce', 'medication-refusal'],
    ['en', 'can I post a pic of my stage on instagram', 'social-media-and-confidentiality'],
    // A subject with many synonyms, when to call, how much, and which side.
    ['fr', 'comment je sais si un bébé est deshydraté', 'child-dehydration'],
    [
      'fr',
      'quand est-ce qu’il faut appeler l’infirmière pour une pression haute',
      'when-to-report-blood-pressure',
    ],
    ['en', 'how fast should compressions be and how deep', 'adult-cpr'],
    ['fr', 'de quel bord on met la canne quand ya une jambe faible', 'walking-aids'],
    ['en', 'what do I do first if I get a needle poke', 'needlestick'],
    ['fr', 'signes d’hypoglycémie, et à partir de quelle glycémie on intervient', 'hypoglycemia-signs'],
    // A finger holds the pressure here, no cuff measures it; how often, in everyday words.
    ['en', 'how long do I hold pressure after removing an iv', 'removing-a-peripheral-iv'],
    ['fr', 'à tous les combien on change un sac de colostomie', 'emptying-and-changing-a-pouch'],
    ['fr', 'signes d’une infection urinaire chez une personne âgée', 'urinary-infection-in-older-people'],
    // American spellings, brand names, abbreviations, and a tube that leaves its place.
    ['en', 'what color should urine be', 'urine-colour'],
    ['en', 'what color tube for an inr', 'blood-tube-order'],
    ['en', 'do you massage after giving lovenox', 'subcutaneous-heparin-steps'],
    ['en', 'can nail polish mess up the pulse ox', 'unreliable-saturation'],
    ['en', 'what is a time out in the OR', 'surgical-time-out'],
    ['en', 'whats it called when you breathe too fast', 'breathing-patterns'],
    [
      'en',
      "what's the diff between a medical diagnosis and nursing diagnosis",
      'nursing-or-medical-diagnosis',
    ],
    ['en', 'What to do if a chest tube comes out?', 'chest-tube-out-or-disconnected'],
    ['en', 'what do i do if the ng tube comes out', 'nasogastric-tube-pulled-out'],
    ['en', 'signs of liver failure', 'cirrhosis'],
    ['en', 'whats conscious sedation', 'procedural-sedation'],
    ['en', 'why hold bp meds before dialysis', 'medication-and-dialysis'],
    ['en', 'what is the difference between active and passive range of motion', 'range-of-motion'],
    // Everyday and American words, and one aspect in a title where another is asked about.
    ['en', 'signs of delirium in elderly', 'delirium'],
    ['en', 'what does a DNR mean', 'do-not-resuscitate'],
    ['en', 'how do you transfer a patient with weak left side', 'bed-to-chair-transfer'],
    ['en', 'how do I put a shirt on someone who had a stroke', 'dressing-a-person-with-hemiplegia'],
    ['en', 'how to collect urine culture from foley', 'catheter-urine-sample'],
    ['en', 'vaccine temperature fridge', 'vaccine-cold-chain'],
    ['en', 'what does G3 P2 mean', 'pregnancy-terms'],
    ['en', 'how do I manage stress before the exam', 'exam-stress'],
    ['en', 'how much weight can a newborn lose', 'newborn-weight-loss'],
    ['en', "what's EPS with antipsychotics", 'antipsychotic-movement-effects'],
    ['en', 'who can declare death in Quebec', 'who-declares-death'],
    ['en', 'what do you do when someone has a seizer', 'seizure-first-aid'],
    ['en', 'what do you do if a patient desats', 'falling-saturation'],
    ['en', 'how soon do you get up after surgery', 'early-ambulation'],
    ['en', 'can i take a bp on the arm with a picc line', 'arm-to-avoid-for-blood-pressure'],
    ['en', 'what slows down wound heeling', 'wound-healing-factors'],
    ['en', 'how do you flush a foley', 'irrigating-a-urinary-catheter'],
    // An age, and a number of things.
    ['en', 'how old do you have to be to consent to care in quebec', 'minor-consent'],
    ['en', 'how many bones does an adult have', 'skeleton-and-bone-types'],
    // What students asked for, and nobody could find.
    ['en', 'what do I do first when the iv pump alarms', 'infusion-pump-alarm'],
    ['fr', 'combien de temps on laisse un cold pack', 'cold-pack'],
    ['fr', 'pourquoi on recapuchonne pas une aiguille', 'needle-not-recapped'],
    ['fr', 'pourquoi on coupe pas les ongles d’un diabétique', 'nails-in-diabetes'],
    ['en', 'can a nurse refuse an assignment', 'refusing-a-patient'],
    ['fr', 'qu’est-ce qu’un tuteur peut décider pour un majeur', 'what-a-tutor-decides'],
    ['en', 'when do you wear eye protection', 'eye-protection'],
    ['en', 'what do I do if the doctors order looks wrong', 'doubtful-order'],
    // Everyday words, slips, and names that an entry about something else bore.
    ['fr', 'signe diabete', 'diabetes-signs'],
    ['en', 'signs of diabetes', 'diabetes-signs'],
    ['fr', 'quand mettre des gants', 'clean-gloves'],
    ['fr', 'mettre des gants', 'clean-gloves'],
    ['fr', 'gants quand', 'clean-gloves'],
    ['en', 'when do you wear gloves', 'clean-gloves'],
    ['fr', 'gants non stériles', 'clean-gloves'],
    ['fr', 'gants stériles', 'sterile-gloves'],
    ['en', 'how to take off gloves', 'removing-gloves'],
    ['fr', 'comment faire un pansement stérile', 'sterile-dressing-change'],
    ['fr', 'comment faire un pansement simple', 'simple-dressing'],
    ['fr', 'infirmiere auxilière peut tu donner iv', 'iv-attestation'],
    ['fr', 'rétention urinaire', 'prostate-and-urinary-retention'],
    ['en', 'how long can a bag of blood hang', 'transfusion-rules'],
    ['fr', 'combien d’urine par heure c normal', 'urine-output-normal'],
    ['en', 'how do I know if a baby is in pain', 'newborn-pain-signs'],
    ['fr', 'le parkinson c’est quoi les symptomes', 'parkinson-disease'],
  ])('in %s, %j is answered by the entry %s', async (language, text, id) => {
    const answer = await ask(voice, { text, language });
    expect(answer.sources.map((source) => source.id)).toEqual([id]);
  });

  // The best entry is of the subject, but speaks of something else, or it has few of these words.
  test.each([
    ['en', 'first thing you do if someone goes into vfib', 'serious-arrhythmias'],
    ['en', 'in a case study a patient hears voices, how should I answer', 'hallucinations-and-delusions'],
    ['en', 'when do kids get the MMR shot', 'quebec-vaccination-ages'],
    ['en', 'when do you take out staples', 'suture-removal-time'],
    ['en', 'what are signs of infection after surgery', 'wound-infection-signs'],
    ['en', 'what should i check before giving a bp pill', 'heart-and-pressure-drugs'],
    ['fr', 'mon patient pisse pu', 'prostate-and-urinary-retention'],
  ])('in %s, %j is not answered, but the entry %s is offered', async (language, text, id) => {
    const { outcome, choices } = await ask(voice, { text, language });
    expect(outcome).toBe('choices');
    expect(choices.map((choice) => choice.id)).toContain(id);
  });

  test.each([
    [
      'en',
      'when mixing two insulins which do I draw up first, and why rotate injection sites',
      ['mixing-insulins', 'insulin-sites'],
    ],
    [
      'fr',
      'quels sont les signes de la digoxine toxique et quel est l’antidote de la digoxine',
      ['digoxin-precautions', 'digoxin-antidote'],
    ],
    // What stands before the question asks nothing.
    [
      'en',
      'A patient with kidney failure must limit potassium. Which foods should he avoid?',
      ['kidney-diet'],
    ],
    // The second part goes on about the subject of the first one.
    ['en', 'signs of hypoglycemia and what to do', ['hypoglycemia-signs', 'hypoglycemia-treatment']],
  ])('in %s, the parts of %j are answered by %j', async (language, text, ids) => {
    const { sources, reply } = await ask(voice, { text, language });
    expect(sources.map(({ id }) => id)).toEqual(ids);
    expect(reply.length).toBeLessThan(700);
  });

  test('a word that is not likely a slip is not read as another subject', async () => {
    const answer = await ask(voice, { text: 'c’est quoi la mitose', language: 'fr' });
    expect(answer.outcome).toBe('unknown');
  });

  test('of 20 questions that follow another one, 85 % are answered right', async () => {
    const judged = await askFollowUps(voice);
    console.log(figures(judged));
    expect(count(judged, 'right') / judged.length).toBeGreaterThanOrEqual(RIGHT);
  });

  // Each one after the one before it, as a learner asks them.
  const converse = async (language: 'fr' | 'en', questions: readonly string[]) => {
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    for (const text of questions) {
      const before = answer?.subject ? { previous: answer.subject } : {};
      const entry = before.previous && answer?.sources[0]?.id;
      answer = await ask(voice, { text, language, ...before, ...(entry && { entry }) });
    }
    return answer;
  };

  test.each([
    // A whole question is its own subject.
    ['en', ['digoxin when to hold', 'can a patient say no to treatment'], 'refusal-of-care'],
    ['fr', ['hypoglycémie signes', 'cest quoi la TA normale'], 'adult-blood-pressure'],
    // A route, as it is written in the trade.
    ['fr', ['angle injection sous cut', 'et im?'], 'injection-routes-compared'],
    ['en', ['angle subcutaneous injection', 'and im?'], 'injection-routes-compared'],
    // What asks about the subject before is answered about it.
    ['fr', ['insuffisance cardiaque', 'quoi surveiller?'], 'heart-failure'],
    ['fr', ['insuline', 'ou piquer?'], 'insulin-sites'],
    ['en', ['digoxin', 'antidote?'], 'digoxin-antidote'],
    ['en', ['warfarin', 'foods to avoid'], 'warfarin-and-vitamin-k'],
    // For the age that was asked about.
    ['fr', ['dose tylenol bébé', 'et pour un adulte?'], 'analgesics-and-anti-inflammatories'],
    ['fr', ['pouls normal adulte', 'et chez lenfant?', 'et l’adulte?'], 'adult-heart-rate'],
    // What somebody in care may do, not a nurse.
    ['fr', ['le patient peut tu refuser'], 'refusal-of-care'],
    ['en', ['can the patient refuse'], 'refusal-of-care'],
  ] as const)('in %s, %j is answered by %s', async (language, questions, id) => {
    const answer = await converse(language, questions);
    expect(answer?.sources.map((source) => source.id)).toEqual([id]);
  });

  test.each([
    ['fr', ['pouls normal adulte', 'est ce que le patient peut partir'], 'unknown'],
    ['en', ['and for a child'], 'unknown'],
    ['fr', ['et chez l’enfant?'], 'unknown'],
    ['fr', ['digoxine', 'effets secondaires?'], 'digoxin-precautions'],
    ['fr', ['dose tylenol bébé', 'pis advil?', 'et pour un adulte?'], 'analgesics-and-anti-inflammatories'],
    ['fr', ['angle injection sous cut', 'et iv?'], 'medication-routes'],
    ['en', ['wound vac', 'how often to change it'], 'negative-pressure-wound-therapy'],
  ] as const)('in %s, %j has no answer, but %s', async (language, questions, offered) => {
    const answer = await converse(language, questions);
    expect(answer?.outcome).toBe(offered === 'unknown' ? 'unknown' : 'choices');
    if (offered !== 'unknown') expect(answer?.choices.map(({ id }) => id)).toContain(offered);
  });

  test.each([
    ['fr', 'glycémie à jeun normale', 'et chez la femme enceinte?'],
    ['en', 'normal blood sugar before meals', 'and in pregnancy?'],
  ])('in %s, %j and then %j is about the same subject', async (language, first, text) => {
    const before = await ask(voice, { text: first, language });
    const answer = await ask(voice, {
      text,
      language,
      previous: before.subject,
      ...(before.sources[0] && { entry: before.sources[0].id }),
    });
    const offered = [...answer.sources, ...answer.choices].map(({ id }) => id);
    expect(offered).toContain('gestational-diabetes');
    expect(answer.sources.map(({ id }) => id)).not.toContain('pregnancy-danger-signs');
  });
});

describe('with a model that words the answer', () => {
  let openAi: Provider;
  let voice: VoiceStack;
  beforeAll(async () => {
    openAi = await startProvider();
    voice = await startVoiceStack({
      OPENAI_CHAT_BASE_URL: `${openAi.url}/v1/`,
      FUNCTIONS_ALLOW_HOSTS: openAi.host,
    });
    // It repeats the first passage, and cites it.
    openAi.answerWith((response, request) => {
      const { messages } = JSON.parse(String(request.body)) as { messages: readonly { content: string }[] };
      const passage = /^\[1\] (.*)$/m.exec(messages[0]?.content ?? '')?.[1] ?? '{}';
      const { short } = JSON.parse(passage) as { short?: string };
      return sendJson({
        choices: [
          { index: 0, message: { role: 'assistant', content: `${short} [1]` }, finish_reason: 'stop' },
        ],
      })(response, request);
    });
  });
  afterAll(async () => {
    await voice?.stop();
    await openAi?.stop();
  });

  // One file of questions shows it: the model is asked after the entries were chosen.
  test('the questions are answered from the same entries', async () => {
    const questions = readQuestions('fresh.json');
    expectMeasured(await askQuestions(voice, questions), { atOnce: 0.72, withChoices: 0.97, wrong: 0 });
    expect(openAi.seen.length).toBeGreaterThan(questions.length / 2);
  });
});
