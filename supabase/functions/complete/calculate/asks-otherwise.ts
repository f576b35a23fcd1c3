// Questions with numbers that no formula answers: what to do, whom to notify, what is normal or too much.

const judged = new RegExp(
  `\\b(?:${[
    "que faire|quoi faire|(?:je|on|tu|vous) (?:fais|fait|faites) quoi|que dois-je faire|avise\\w*|aviser|qui .{0,20}(?:prevenir|appeler)|signaler|surveill\\w*|normal\\w*|maxim\\w*|max|minim\\w*|limites?|trop|securitaire\\w*|danger\\w*|toxi\\w*|acceptable\\w*|adequate?|suffisante?|assez|pourquoi|interventions?|usuel\\w*|habituel\\w*|recommand\\w*|effets?|complications?|obesite|surpoids|maigreur|denutrition|interpret\\w*|signifi\\w*|risques?|priorit\\w*|therapeutique|cibles?|(?:signes?|symptomes?) (?:de|d')|(?:est-ce|est ce|c'est) (?:que c'est )?(?:de la fievre|beaucoup|bon|grave|correct)|inquiet\\w*",
    'what (?:to|do i|should i|do you|should you|should (?:the|a) nurse|would you|does the nurse) do|notify|report|who .{0,20}call|call the|watch for|monitor\\w*|limit|too (?:much|many|high|low|fast|slow)|safe\\w*|toxic\\w*|adequate|enough|why|usual\\w*|recommend\\w*|effects?|overweight|underweight|obesity|target|(?:signs?|symptoms) of|is .{0,15}a fever|risks?|priority|therapeutic|(?:is|are) (?:it|this|that|these|they) (?:ok|okay|right|correct|good|bad|high|low|a lot)|serious|worr\\w*',
  ].join('|')})\\b`,
);

/** 'Normal saline' says nothing of what is normal. */
export const asksOtherwise = (text: string) =>
  judged.test(text.replace(/\bnormal saline\b|\b(?:salin|saline|solute|serum|solution)e? normale?\b/g, ''));
