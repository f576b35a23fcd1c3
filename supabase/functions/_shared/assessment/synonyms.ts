// Made from content/synonyms.json by `node tools/generated/main.ts`. Do not edit.

interface Synonym {
  readonly said: readonly string[];
  readonly means: readonly string[];
}

export const synonyms: Readonly<Record<'fr' | 'en', readonly Synonym[]>> = {
  "fr": [
    {
      "said": [
        "lovenox"
      ],
      "means": [
        "énoxaparine"
      ]
    },
    {
      "said": [
        "norvasc"
      ],
      "means": [
        "amlodipine"
      ]
    },
    {
      "said": [
        "altace"
      ],
      "means": [
        "ramipril"
      ]
    },
    {
      "said": [
        "lopressor"
      ],
      "means": [
        "métoprolol",
        "bêtabloquant"
      ]
    },
    {
      "said": [
        "aldactone"
      ],
      "means": [
        "spironolactone"
      ]
    },
    {
      "said": [
        "glucophage"
      ],
      "means": [
        "metformine"
      ]
    },
    {
      "said": [
        "diamicron"
      ],
      "means": [
        "gliclazide"
      ]
    },
    {
      "said": [
        "januvia"
      ],
      "means": [
        "sitagliptine"
      ]
    },
    {
      "said": [
        "atrovent"
      ],
      "means": [
        "ipratropium"
      ]
    },
    {
      "said": [
        "symbicort",
        "pulmicort"
      ],
      "means": [
        "corticostéroïde inhalé",
        "pompe corticostéroïde"
      ]
    },
    {
      "said": [
        "celebrex",
        "toradol",
        "voltaren"
      ],
      "means": [
        "ains",
        "anti-inflammatoire"
      ]
    },
    {
      "said": [
        "percocet",
        "oxycontin",
        "oxycodone"
      ],
      "means": [
        "opioïde"
      ]
    },
    {
      "said": [
        "valium",
        "rivotril",
        "xanax",
        "versed"
      ],
      "means": [
        "benzodiazépine"
      ]
    },
    {
      "said": [
        "imovane"
      ],
      "means": [
        "zopiclone"
      ]
    },
    {
      "said": [
        "seroquel"
      ],
      "means": [
        "quétiapine"
      ]
    },
    {
      "said": [
        "zyprexa"
      ],
      "means": [
        "olanzapine"
      ]
    },
    {
      "said": [
        "risperdal"
      ],
      "means": [
        "rispéridone"
      ]
    },
    {
      "said": [
        "epival"
      ],
      "means": [
        "acide valproïque"
      ]
    },
    {
      "said": [
        "tegretol"
      ],
      "means": [
        "carbamazépine"
      ]
    },
    {
      "said": [
        "keppra"
      ],
      "means": [
        "lévétiracétam"
      ]
    },
    {
      "said": [
        "zoloft"
      ],
      "means": [
        "sertraline"
      ]
    },
    {
      "said": [
        "celexa",
        "cipralex"
      ],
      "means": [
        "citalopram"
      ]
    },
    {
      "said": [
        "effexor"
      ],
      "means": [
        "venlafaxine"
      ]
    },
    {
      "said": [
        "cymbalta",
        "prozac",
        "paxil"
      ],
      "means": [
        "antidépresseur"
      ]
    },
    {
      "said": [
        "wellbutrin"
      ],
      "means": [
        "bupropion"
      ]
    },
    {
      "said": [
        "losec"
      ],
      "means": [
        "oméprazole"
      ]
    },
    {
      "said": [
        "nexium"
      ],
      "means": [
        "pompe à protons"
      ]
    },
    {
      "said": [
        "zofran"
      ],
      "means": [
        "ondansétron"
      ]
    },
    {
      "said": [
        "maxeran"
      ],
      "means": [
        "métoclopramide"
      ]
    },
    {
      "said": [
        "colace"
      ],
      "means": [
        "docusate"
      ]
    },
    {
      "said": [
        "dulcolax"
      ],
      "means": [
        "bisacodyl"
      ]
    },
    {
      "said": [
        "clavulin"
      ],
      "means": [
        "pénicilline"
      ]
    },
    {
      "said": [
        "keflex",
        "ancef",
        "rocephin"
      ],
      "means": [
        "céphalosporine"
      ]
    },
    {
      "said": [
        "zithromax"
      ],
      "means": [
        "azithromycine"
      ]
    },
    {
      "said": [
        "septra"
      ],
      "means": [
        "sulfamides"
      ]
    },
    {
      "said": [
        "macrobid"
      ],
      "means": [
        "nitrofurantoïne"
      ]
    },
    {
      "said": [
        "basaglar",
        "levemir",
        "tresiba"
      ],
      "means": [
        "glargine",
        "insuline longue"
      ]
    },
    {
      "said": [
        "humulin",
        "novolin"
      ],
      "means": [
        "insuline"
      ]
    },
    {
      "said": [
        "facteur de gouttes",
        "facteur goutte",
        "facteur d'écoulement"
      ],
      "means": [
        "facteur d'écoulement"
      ]
    },
    {
      "said": [
        "dysphagique",
        "dysphagiques"
      ],
      "means": [
        "dysphagie"
      ]
    },
    {
      "said": [
        "varicelle",
        "picote"
      ],
      "means": [
        "varicelle"
      ]
    },
    {
      "said": [
        "pré éclampsie",
        "prééclampsie",
        "pre eclampsie"
      ],
      "means": [
        "prééclampsie"
      ]
    },
    {
      "said": [
        "signes neuro",
        "signes neurologiques",
        "sn",
        "neurovitaux"
      ],
      "means": [
        "signes neurologiques"
      ]
    },
    {
      "said": [
        "instagram",
        "insta",
        "facebook",
        "tiktok",
        "snapchat",
        "snap",
        "linkedin"
      ],
      "means": [
        "médias sociaux",
        "réseaux sociaux"
      ]
    },
    {
      "said": [
        "dyspnéique",
        "dyspnéiques"
      ],
      "means": [
        "dyspnée",
        "essoufflement"
      ]
    },
    {
      "said": [
        "bien placé",
        "bien placée",
        "bien placés",
        "bonne place",
        "au bon endroit"
      ],
      "means": [
        "emplacement"
      ]
    },
    {
      "said": [
        "docteur",
        "doc"
      ],
      "means": [
        "médecin"
      ]
    },
    {
      "said": [
        "permission"
      ],
      "means": [
        "autorisation",
        "consentement"
      ]
    },
    {
      "said": [
        "labo",
        "labos"
      ],
      "means": [
        "laboratoire",
        "prélèvement"
      ]
    },
    {
      "said": [
        "pdsp"
      ],
      "means": [
        "pdsb",
        "déplacement sécuritaire"
      ]
    },
    {
      "said": [
        "exsudative",
        "exsudatif",
        "exsudatives",
        "exsudatifs",
        "suintante",
        "plaie qui coule"
      ],
      "means": [
        "exsudat"
      ]
    },
    {
      "said": [
        "déficit de volume",
        "déficit volémique",
        "déficit liquidien",
        "manque de liquide"
      ],
      "means": [
        "déshydratation"
      ]
    },
    {
      "said": [
        "surcharge liquidienne",
        "surcharge volémique",
        "surcharge de volume"
      ],
      "means": [
        "insuffisance cardiaque",
        "œdème"
      ]
    },
    {
      "said": [
        "inhibiteur de la monoamine oxydase",
        "imao",
        "imaos"
      ],
      "means": [
        "imao"
      ]
    },
    {
      "said": [
        "manque d’oxygène",
        "hypoxémie",
        "hypoxémique"
      ],
      "means": [
        "hypoxie"
      ]
    },
    {
      "said": [
        "héparine",
        "leparine",
        "l’héparine"
      ],
      "means": [
        "héparine"
      ]
    },
    {
      "said": [
        "sismothérapie",
        "électrochocs",
        "électrochoc"
      ],
      "means": [
        "électroconvulsivothérapie"
      ]
    },
    {
      "said": [
        "tonsillectomie",
        "ablation des amygdales"
      ],
      "means": [
        "amygdalectomie"
      ]
    },
    {
      "said": [
        "tissu mort",
        "tissu nécrosé",
        "nécrotique",
        "nécrotiques"
      ],
      "means": [
        "nécrose"
      ]
    },
    {
      "said": [
        "violence domestique",
        "femme battue",
        "violence au sein du couple"
      ],
      "means": [
        "violence conjugale"
      ]
    },
    {
      "said": [
        "crevé ses eaux",
        "perdu ses eaux",
        "perte des eaux",
        "poche des eaux"
      ],
      "means": [
        "rupture des membranes"
      ]
    },
    {
      "said": [
        "mal de cœur",
        "mal au cœur"
      ],
      "means": [
        "nausées"
      ]
    },
    {
      "said": [
        "étourdi",
        "étourdie",
        "étourdissement",
        "étourdissements"
      ],
      "means": [
        "étourdissement"
      ]
    },
    {
      "said": [
        "patch",
        "patchs",
        "timbre",
        "timbres"
      ],
      "means": [
        "timbre"
      ]
    },
    {
      "said": [
        "emphysème",
        "bronchite chronique",
        "copd",
        "mpoc"
      ],
      "means": [
        "mpoc"
      ]
    },
    {
      "said": [
        "retourner un patient",
        "tourner un patient",
        "tourner une personne",
        "virer un patient"
      ],
      "means": [
        "tourner"
      ]
    },
    {
      "said": [
        "alité",
        "alitée",
        "alités",
        "au lit"
      ],
      "means": [
        "alitée",
        "lit"
      ]
    },
    {
      "said": [
        "contagieux",
        "contagieuse",
        "s’attrape"
      ],
      "means": [
        "contagieux",
        "précautions"
      ]
    },
    {
      "said": [
        "mourant",
        "mourante",
        "personne mourante",
        "patient mourant"
      ],
      "means": [
        "mourante",
        "fin de vie"
      ]
    },
    {
      "said": [
        "ostéoarthrite",
        "ostéo-arthrite"
      ],
      "means": [
        "arthrose"
      ]
    },
    {
      "said": [
        "ulcère gastrique",
        "ulcère duodénal",
        "ulcère d’estomac",
        "ulcère de l’estomac",
        "gastrique et duodénal"
      ],
      "means": [
        "ulcère gastroduodénal"
      ]
    },
    {
      "said": [
        "bas anti embolie",
        "bas antiembolie",
        "bas antiemboliques",
        "bas élastiques",
        "bas support",
        "bas ted"
      ],
      "means": [
        "bas de compression"
      ]
    },
    {
      "said": [
        "collecte d’urine",
        "collecte urinaire"
      ],
      "means": [
        "collecte"
      ]
    },
    {
      "said": [
        "rythme normal du cœur",
        "rythme sinusal"
      ],
      "means": [
        "rythme sinusal"
      ]
    },
    {
      "said": [
        "inf aux",
        "inf auxiliaire",
        "infirmière auxiliaire",
        "infirmières auxiliaires",
        "infirmier auxiliaire",
        "auxilière",
        "auxilières",
        "infirmière auxilière",
        "infirmières auxilières"
      ],
      "means": [
        "auxiliaire"
      ]
    },
    {
      "said": [
        "terminal",
        "terminale",
        "terminaux",
        "phase terminale"
      ],
      "means": [
        "fin de vie"
      ]
    },
    {
      "said": [
        "ne pas utiliser",
        "à ne pas utiliser",
        "ne faut pas utiliser",
        "ne doit pas utiliser",
        "interdites",
        "proscrites",
        "défendues"
      ],
      "means": [
        "éviter",
        "interdit"
      ]
    },
    {
      "said": [
        "hyperplasie de la prostate",
        "hyperplasie bénigne",
        "hyperplasie bénigne de la prostate",
        "grosse prostate",
        "prostate enflée"
      ],
      "means": [
        "hypertrophie de la prostate"
      ]
    },
    {
      "said": [
        "tension",
        "tension artérielle",
        "pression sanguine",
        "la ta",
        "TA",
        "PA"
      ],
      "means": [
        "pression artérielle"
      ]
    },
    {
      "said": [
        "haute pression",
        "haute tension",
        "pression haute",
        "pression élevée",
        "tension haute",
        "tension artérielle haute",
        "tension artérielle élevée",
        "pression artérielle haute",
        "pression artérielle élevée"
      ],
      "means": [
        "hypertension"
      ]
    },
    {
      "said": [
        "basse pression",
        "basse tension",
        "pression basse",
        "tension basse",
        "tension artérielle basse",
        "pression artérielle basse",
        "chute de pression",
        "pression qui baisse"
      ],
      "means": [
        "hypotension"
      ]
    },
    {
      "said": [
        "pouls",
        "fréquence cardiaque",
        "rythme cardiaque",
        "battements de cœur",
        "battement de cœur",
        "FC",
        "RC",
        "freq cardiaque",
        "pulsations"
      ],
      "means": [
        "fréquence cardiaque",
        "pouls"
      ]
    },
    {
      "said": [
        "fréquence respiratoire",
        "freq respiratoire",
        "freq resp",
        "FR",
        "RR",
        "respirations par minute",
        "rythme respiratoire"
      ],
      "means": [
        "fréquence respiratoire",
        "respiration"
      ]
    },
    {
      "said": [
        "sat",
        "satu",
        "spo2",
        "sao2",
        "sato2",
        "saturation",
        "sature",
        "désature"
      ],
      "means": [
        "saturation"
      ]
    },
    {
      "said": [
        "o2"
      ],
      "means": [
        "oxygène"
      ]
    },
    {
      "said": [
        "température",
        "temp"
      ],
      "means": [
        "température"
      ]
    },
    {
      "said": [
        "fait de la température",
        "fait de la fièvre",
        "fébrile",
        "chaud"
      ],
      "means": [
        "fièvre"
      ]
    },
    {
      "said": [
        "sucre bas",
        "sucre trop bas",
        "glycémie basse",
        "glycémie trop basse",
        "manque de sucre",
        "baisse de sucre",
        "hypo",
        "chute de sucre"
      ],
      "means": [
        "hypoglycémie"
      ]
    },
    {
      "said": [
        "sucre haut",
        "sucre élevé",
        "sucre trop haut",
        "glycémie haute",
        "glycémie élevée",
        "hyper"
      ],
      "means": [
        "hyperglycémie"
      ]
    },
    {
      "said": [
        "taux de sucre",
        "sucre dans le sang",
        "dextro",
        "glucomètre"
      ],
      "means": [
        "glycémie"
      ]
    },
    {
      "said": [
        "plaie de pression",
        "plaies de pression",
        "plaie de lit",
        "plaies de lit",
        "escarre",
        "escarres",
        "ulcère de pression",
        "ulcères de pression",
        "ulcère de décubitus"
      ],
      "means": [
        "lésion pression"
      ]
    },
    {
      "said": [
        "prise de sang",
        "prélèvement sanguin",
        "prélever du sang"
      ],
      "means": [
        "ponction veineuse"
      ]
    },
    {
      "said": [
        "piqûre",
        "piqûres",
        "piquer",
        "piqure"
      ],
      "means": [
        "injection"
      ]
    },
    {
      "said": [
        "IM"
      ],
      "means": [
        "intramusculaire"
      ]
    },
    {
      "said": [
        "sous la peau",
        "s/c",
        "sc",
        "SC"
      ],
      "means": [
        "sous-cutanée"
      ]
    },
    {
      "said": [
        "IV",
        "dans la veine"
      ],
      "means": [
        "intraveineuse"
      ]
    },
    {
      "said": [
        "soluté",
        "solutés"
      ],
      "means": [
        "perfusion"
      ]
    },
    {
      "said": [
        "crise cardiaque",
        "crise de cœur",
        "infarctus",
        "syndrome coronarien",
        "IM aigu"
      ],
      "means": [
        "infarctus"
      ]
    },
    {
      "said": [
        "avc",
        "acv",
        "accident vasculaire cérébral"
      ],
      "means": [
        "avc"
      ]
    },
    {
      "said": [
        "convulsion",
        "convulsions",
        "convulse",
        "crise d'épilepsie",
        "épilepsie",
        "crise convulsive"
      ],
      "means": [
        "convulsion",
        "épilepsie"
      ]
    },
    {
      "said": [
        "rcr",
        "rcp",
        "massage cardiaque",
        "réanimation"
      ],
      "means": [
        "rcr"
      ]
    },
    {
      "said": [
        "étouffe",
        "étouffer",
        "étouffée",
        "étouffement",
        "heimlich"
      ],
      "means": [
        "étouffement"
      ]
    },
    {
      "said": [
        "infection urinaire",
        "cystite",
        "IU",
        "infection d'urine"
      ],
      "means": [
        "infection urinaire"
      ]
    },
    {
      "said": [
        "phlébite",
        "TVP",
        "thrombose",
        "caillot dans la jambe"
      ],
      "means": [
        "thrombose veineuse"
      ]
    },
    {
      "said": [
        "démence",
        "démences",
        "tncm",
        "trouble cognitif",
        "troubles cognitifs"
      ],
      "means": [
        "démence",
        "trouble neurocognitif"
      ]
    },
    {
      "said": [
        "confusion aiguë",
        "confusion subite"
      ],
      "means": [
        "délirium"
      ]
    },
    {
      "said": [
        "délire",
        "délires",
        "délirer",
        "délirant",
        "délirante"
      ],
      "means": [
        "délire",
        "délirium"
      ]
    },
    {
      "said": [
        "contredit",
        "contredis",
        "contredire"
      ],
      "means": [
        "contredire"
      ]
    },
    {
      "said": [
        "lochies",
        "locia",
        "lochia",
        "loquies"
      ],
      "means": [
        "lochies"
      ]
    },
    {
      "said": [
        "voir le dossier",
        "lire le dossier",
        "consulter le dossier",
        "ouvrir le dossier",
        "regarder le dossier"
      ],
      "means": [
        "accès dossier"
      ]
    },
    {
      "said": [
        "surélever",
        "surélève",
        "élever la tête",
        "élève la tête",
        "monter la tête"
      ],
      "means": [
        "relever"
      ]
    },
    {
      "said": [
        "mort est proche",
        "mort approche",
        "va mourir bientôt",
        "sur le point de mourir"
      ],
      "means": [
        "approche mort"
      ]
    },
    {
      "said": [
        "isolement",
        "isolation",
        "en isolement"
      ],
      "means": [
        "précautions"
      ]
    },
    {
      "said": [
        "épi",
        "équipement de protection",
        "jaquette",
        "blouse"
      ],
      "means": [
        "équipement protection"
      ]
    },
    {
      "said": [
        "c diff",
        "cdiff",
        "c difficile",
        "clostridium",
        "dacd"
      ],
      "means": [
        "clostridioides"
      ]
    },
    {
      "said": [
        "tng",
        "tube nasogastrique",
        "levine",
        "tube dans le nez",
        "sonde nasogastrique"
      ],
      "means": [
        "sonde nasogastrique"
      ]
    },
    {
      "said": [
        "gavage",
        "gaver"
      ],
      "means": [
        "alimentation sonde"
      ]
    },
    {
      "said": [
        "foley",
        "cathéter urinaire",
        "sonde urinaire",
        "sonde vésicale",
        "cathétérisme"
      ],
      "means": [
        "sonde vésicale",
        "cathétérisme vésical"
      ]
    },
    {
      "said": [
        "installation d'une sonde vésicale",
        "installer une sonde vésicale",
        "poser une sonde",
        "installer une sonde",
        "installer une sonde urinaire"
      ],
      "means": [
        "cathétérisme vésical"
      ]
    },
    {
      "said": [
        "selles",
        "selle",
        "caca"
      ],
      "means": [
        "selles"
      ]
    },
    {
      "said": [
        "constipé",
        "constipée"
      ],
      "means": [
        "constipation"
      ]
    },
    {
      "said": [
        "vomi",
        "vomit",
        "vomir",
        "vomissements"
      ],
      "means": [
        "vomissements"
      ]
    },
    {
      "said": [
        "attacher un patient",
        "attacher",
        "mesure de contrôle",
        "contention",
        "contentions"
      ],
      "means": [
        "contention"
      ]
    },
    {
      "said": [
        "bébé",
        "bb",
        "poupon",
        "nourrisson",
        "bébés"
      ],
      "means": [
        "nourrisson",
        "nouveau-né",
        "enfant"
      ]
    },
    {
      "said": [
        "bébé naissant",
        "nouveau-né",
        "nouveau né",
        "nouveaux-nés",
        "à la naissance"
      ],
      "means": [
        "nouveau-né"
      ]
    },
    {
      "said": [
        "tout-petit",
        "trottineur",
        "kid"
      ],
      "means": [
        "enfant"
      ]
    },
    {
      "said": [
        "enfants",
        "enfant",
        "pédiatrique",
        "pédiatrie"
      ],
      "means": [
        "enfant"
      ]
    },
    {
      "said": [
        "ado",
        "ados",
        "adolescent",
        "adolescente",
        "adolescents"
      ],
      "means": [
        "adolescent"
      ]
    },
    {
      "said": [
        "jeunes",
        "mineur",
        "mineure"
      ],
      "means": [
        "mineur"
      ]
    },
    {
      "said": [
        "personne âgée",
        "personnes âgées",
        "aîné",
        "aînée",
        "aînés",
        "vieux",
        "vieille",
        "vieillard",
        "gériatrique"
      ],
      "means": [
        "âgée"
      ]
    },
    {
      "said": [
        "enceinte",
        "enceintes",
        "grossesse",
        "femme enceinte",
        "femmes enceintes"
      ],
      "means": [
        "grossesse",
        "enceinte"
      ]
    },
    {
      "said": [
        "décès",
        "mort",
        "mourir"
      ],
      "means": [
        "mort",
        "fin de vie"
      ]
    },
    {
      "said": [
        "suicide",
        "se suicider",
        "suicidaire",
        "suicidaires"
      ],
      "means": [
        "suicide",
        "suicidaire"
      ]
    },
    {
      "said": [
        "tylenol",
        "acétaminophène",
        "tempra"
      ],
      "means": [
        "acétaminophène"
      ]
    },
    {
      "said": [
        "advil",
        "motrin",
        "ibuprofène"
      ],
      "means": [
        "ibuprofène"
      ]
    },
    {
      "said": [
        "lasix",
        "furosémide"
      ],
      "means": [
        "furosémide",
        "lasix"
      ]
    },
    {
      "said": [
        "coumadin",
        "warfarine"
      ],
      "means": [
        "warfarine",
        "coumadin"
      ]
    },
    {
      "said": [
        "ativan",
        "lorazépam"
      ],
      "means": [
        "lorazépam",
        "ativan"
      ]
    },
    {
      "said": [
        "narcan",
        "naloxone"
      ],
      "means": [
        "naloxone"
      ]
    },
    {
      "said": [
        "ieca",
        "inhibiteur de l'eca",
        "inhibiteurs de l'eca",
        "inhibiteur de l'enzyme de conversion"
      ],
      "means": [
        "ieca"
      ]
    },
    {
      "said": [
        "opiacé",
        "opiacés",
        "narcotique",
        "narcotiques"
      ],
      "means": [
        "opioïde"
      ]
    },
    {
      "said": [
        "pompe",
        "pompes",
        "puffer",
        "inhalateur",
        "inhalateurs"
      ],
      "means": [
        "aérosol-doseur",
        "pompes"
      ]
    },
    {
      "said": [
        "ains",
        "AINS",
        "anti-inflammatoire",
        "anti-inflammatoires",
        "anti inflammatoires"
      ],
      "means": [
        "ains",
        "anti-inflammatoire"
      ]
    },
    {
      "said": [
        "indésirable",
        "indésirables",
        "effets indésirables",
        "effet indésirable",
        "effets secondaires",
        "effet secondaire"
      ],
      "means": [
        "effets secondaires",
        "effet indésirable"
      ]
    },
    {
      "said": [
        "sert",
        "utilité"
      ],
      "means": [
        "sert"
      ]
    },
    {
      "said": [
        "diurèse",
        "quantité d'urine",
        "combien d'urine",
        "débit urinaire"
      ],
      "means": [
        "diurèse"
      ]
    },
    {
      "said": [
        "reins",
        "rein",
        "rénale",
        "rénal"
      ],
      "means": [
        "rénale"
      ]
    },
    {
      "said": [
        "foie",
        "hépatique"
      ],
      "means": [
        "foie",
        "hépatique"
      ]
    },
    {
      "said": [
        "cœur",
        "cardiaque"
      ],
      "means": [
        "cardiaque",
        "cœur"
      ]
    },
    {
      "said": [
        "poumon",
        "poumons",
        "pulmonaire"
      ],
      "means": [
        "poumon",
        "pulmonaire"
      ]
    },
    {
      "said": [
        "essoufflé",
        "essoufflement",
        "essoufflée",
        "manque d'air",
        "difficulté à respirer"
      ],
      "means": [
        "dyspnée",
        "détresse respiratoire"
      ]
    },
    {
      "said": [
        "saigne",
        "saignement",
        "saigner",
        "saignements",
        "hémorragie"
      ],
      "means": [
        "saignement",
        "hémorragie"
      ]
    },
    {
      "said": [
        "se laver les mains",
        "laver les mains",
        "lavage des mains",
        "laver ses mains",
        "lave les mains",
        "lavage de mains"
      ],
      "means": [
        "lavage mains"
      ]
    },
    {
      "said": [
        "friction",
        "frictionner",
        "purell",
        "gel alcoolisé",
        "frictionner les mains",
        "se frictionner les mains"
      ],
      "means": [
        "friction mains"
      ]
    },
    {
      "said": [
        "hta"
      ],
      "means": [
        "hypertension"
      ]
    },
    {
      "said": [
        "médication",
        "médicament",
        "médicaments",
        "remède",
        "remèdes",
        "pilule",
        "pilules"
      ],
      "means": [
        "médicament"
      ]
    },
    {
      "said": [
        "droits de la médication",
        "droits d'administration",
        "bons droits",
        "bons de la médication"
      ],
      "means": [
        "bons médicaments"
      ]
    },
    {
      "said": [
        "muscle",
        "dans le muscle",
        "muscles"
      ],
      "means": [
        "muscle",
        "intramusculaire"
      ]
    },
    {
      "said": [
        "diabétique",
        "diabétiques"
      ],
      "means": [
        "diabétique",
        "diabète"
      ]
    },
    {
      "said": [
        "diète",
        "diètes",
        "régime",
        "régimes"
      ],
      "means": [
        "diète"
      ]
    },
    {
      "said": [
        "rx",
        "prescription",
        "ordonnance"
      ],
      "means": [
        "ordonnance"
      ]
    },
    {
      "said": [
        "abréviation",
        "abréviations",
        "signifie l'abréviation"
      ],
      "means": [
        "abréviation"
      ]
    },
    {
      "said": [
        "feuille de médicament",
        "feuille de médicaments",
        "fadm"
      ],
      "means": [
        "fadm"
      ]
    },
    {
      "said": [
        "livre",
        "livres",
        "lb",
        "lbs"
      ],
      "means": [
        "livres"
      ]
    },
    {
      "said": [
        "millilitre",
        "millilitres",
        "ml"
      ],
      "means": [
        "ml"
      ]
    },
    {
      "said": [
        "microgramme",
        "microgrammes",
        "mcg",
        "µg"
      ],
      "means": [
        "mcg"
      ]
    },
    {
      "said": [
        "milligramme",
        "milligrammes",
        "mg"
      ],
      "means": [
        "mg"
      ]
    },
    {
      "said": [
        "kilo",
        "kilos",
        "kilogramme",
        "kg"
      ],
      "means": [
        "kg"
      ]
    },
    {
      "said": [
        "relève",
        "rapport de fin de quart"
      ],
      "means": [
        "relève"
      ]
    },
    {
      "said": [
        "dossier",
        "note au dossier",
        "notes au dossier",
        "charting"
      ],
      "means": [
        "dossier"
      ]
    },
    {
      "said": [
        "liquide correcteur",
        "effacer"
      ],
      "means": [
        "corriger erreur"
      ]
    },
    {
      "said": [
        "mauvais médicament",
        "mauvaise pilule",
        "mauvaise médication",
        "trompé de médicament",
        "trompée de médicament",
        "trompé de pilule",
        "trompée de pilule"
      ],
      "means": [
        "erreur de médicament"
      ]
    },
    {
      "said": [
        "indice d'apgar",
        "apgar"
      ],
      "means": [
        "apgar"
      ]
    },
    {
      "said": [
        "ordre professionnel",
        "oiiaq"
      ],
      "means": [
        "oiiaq"
      ]
    },
    {
      "said": [
        "loi p38",
        "p38",
        "loi p-38",
        "garde préventive"
      ],
      "means": [
        "loi p-38"
      ]
    },
    {
      "said": [
        "dma",
        "directives médicales anticipées",
        "testament de vie"
      ],
      "means": [
        "directives médicales anticipées"
      ]
    },
    {
      "said": [
        "mélanger"
      ],
      "means": [
        "mélanger"
      ]
    },
    {
      "said": [
        "alimentation",
        "manger",
        "nourrir"
      ],
      "means": [
        "alimentation"
      ]
    },
    {
      "said": [
        "avaler",
        "avale de travers",
        "dysphagie"
      ],
      "means": [
        "dysphagie"
      ]
    },
    {
      "said": [
        "poux"
      ],
      "means": [
        "poux"
      ]
    },
    {
      "said": [
        "bouton",
        "boutons",
        "éruption"
      ],
      "means": [
        "éruption",
        "boutons"
      ]
    },
    {
      "said": [
        "brûlé",
        "brûlée",
        "brûlure",
        "brûlures"
      ],
      "means": [
        "brûlure"
      ]
    },
    {
      "said": [
        "évanoui",
        "évanouie",
        "perte de connaissance",
        "perd connaissance"
      ],
      "means": [
        "évanouissement"
      ]
    },
    {
      "said": [
        "cassé",
        "cassée",
        "fracture",
        "fracturé"
      ],
      "means": [
        "fracture"
      ]
    },
    {
      "said": [
        "tombé",
        "tombée",
        "tombés",
        "est tombé",
        "est tombée",
        "tombe",
        "tombe par terre",
        "trouvé par terre",
        "trouvée par terre",
        "chute",
        "chutes"
      ],
      "means": [
        "chute"
      ]
    },
    {
      "said": [
        "allergie grave",
        "réaction allergique grave",
        "anaphylactique",
        "choc anaphylactique"
      ],
      "means": [
        "anaphylaxie"
      ]
    },
    {
      "said": [
        "parkinson"
      ],
      "means": [
        "parkinson"
      ]
    },
    {
      "said": [
        "gaz sanguins",
        "gaz artériels"
      ],
      "means": [
        "gaz artériels"
      ]
    },
    {
      "said": [
        "k",
        "potassium",
        "kaliémie",
        "K"
      ],
      "means": [
        "potassium"
      ]
    },
    {
      "said": [
        "na",
        "NA",
        "natrémie"
      ],
      "means": [
        "sodium"
      ]
    },
    {
      "said": [
        "hb",
        "hémoglobine"
      ],
      "means": [
        "hémoglobine"
      ]
    },
    {
      "said": [
        "inr",
        "rni"
      ],
      "means": [
        "rni"
      ]
    },
    {
      "said": [
        "préposé",
        "préposée",
        "pab"
      ],
      "means": [
        "préposée"
      ]
    },
    {
      "said": [
        "vaccin",
        "vaccins",
        "vacciner"
      ],
      "means": [
        "vaccin",
        "vaccination"
      ]
    },
    {
      "said": [
        "toilette partielle",
        "bain au lit",
        "laver au lit"
      ],
      "means": [
        "bain lit"
      ]
    },
    {
      "said": [
        "respire",
        "respirer",
        "respirations",
        "souffle par minute"
      ],
      "means": [
        "respiration"
      ]
    },
    {
      "said": [
        "gonflé",
        "gonflée",
        "enflé",
        "enflée",
        "enflés",
        "enflées"
      ],
      "means": [
        "œdème",
        "enflure"
      ]
    },
    {
      "said": [
        "jaunisse",
        "peau jaune",
        "yeux jaunes"
      ],
      "means": [
        "jaunisse",
        "ictère"
      ]
    },
    {
      "said": [
        "gratte",
        "gratter",
        "ça pique",
        "pique partout"
      ],
      "means": [
        "démangeaisons"
      ]
    },
    {
      "said": [
        "mal de tête",
        "maux de tête",
        "mal à la tête",
        "migraine"
      ],
      "means": [
        "mal de tête"
      ]
    },
    {
      "said": [
        "par les fesses",
        "dans les fesses",
        "par le derrière",
        "dans le derrière"
      ],
      "means": [
        "rectale"
      ]
    },
    {
      "said": [
        "sous la langue"
      ],
      "means": [
        "sublinguale",
        "buccale"
      ]
    },
    {
      "said": [
        "dans l'oreille",
        "par l'oreille"
      ],
      "means": [
        "tympanique"
      ]
    },
    {
      "said": [
        "sous le bras",
        "sous l'aisselle"
      ],
      "means": [
        "axillaire"
      ]
    },
    {
      "said": [
        "changer de position",
        "changer de bord",
        "virer de bord",
        "retourner au lit",
        "tourner dans le lit",
        "tourner quelqu'un"
      ],
      "means": [
        "changement position"
      ]
    },
    {
      "said": [
        "manque d'eau",
        "manquer d'eau",
        "pas assez d'eau",
        "déshydraté",
        "déshydratée"
      ],
      "means": [
        "déshydratation"
      ]
    },
    {
      "said": [
        "incapable de parler",
        "parle pas",
        "ne parle pas",
        "peut pas parler",
        "ne peut pas parler",
        "non verbal",
        "non verbale"
      ],
      "means": [
        "incapable communiquer",
        "échelle douleur"
      ]
    },
    {
      "said": [
        "porter plainte",
        "se plaindre",
        "faire une plainte"
      ],
      "means": [
        "plaintes"
      ]
    },
    {
      "said": [
        "marcher",
        "marche tout seul",
        "premiers pas"
      ],
      "means": [
        "marche"
      ]
    },
    {
      "said": [
        "épaissi",
        "épaissis",
        "épaissir"
      ],
      "means": [
        "épaissis"
      ]
    },
    {
      "said": [
        "bleu",
        "bleus",
        "ecchymose",
        "ecchymoses"
      ],
      "means": [
        "ecchymose",
        "bleus"
      ]
    },
    {
      "said": [
        "insuline rapide",
        "insulines rapides",
        "insuline qui agit vite"
      ],
      "means": [
        "insuline rapide"
      ]
    },
    {
      "said": [
        "insuline lente",
        "insulines lentes",
        "insuline longue"
      ],
      "means": [
        "insuline longue action"
      ]
    },
    {
      "said": [
        "rhume",
        "gastro",
        "grippe intestinale"
      ],
      "means": [
        "gastroentérite"
      ]
    },
    {
      "said": [
        "prothèses dentaires",
        "prothèse dentaire",
        "dentier",
        "dentiers",
        "fausses dents"
      ],
      "means": [
        "prothèses dentaires"
      ]
    },
    {
      "said": [
        "lève-personne",
        "lève personne",
        "levier",
        "hoyer"
      ],
      "means": [
        "lève-personne"
      ]
    },
    {
      "said": [
        "chaise roulante",
        "fauteuil roulant"
      ],
      "means": [
        "fauteuil"
      ]
    },
    {
      "said": [
        "couche",
        "couches",
        "culotte d'incontinence"
      ],
      "means": [
        "couches",
        "incontinence"
      ]
    },
    {
      "said": [
        "pipi",
        "urine",
        "uriner",
        "faire pipi",
        "pisse",
        "pisser"
      ],
      "means": [
        "urine"
      ]
    },
    {
      "said": [
        "pisse pu",
        "pisse pus",
        "pisse pas",
        "ne pisse plus",
        "urine pu",
        "urine pas",
        "n'urine plus",
        "fait pu pipi",
        "fait pas pipi",
        "ne fait plus pipi",
        "capable de pisser",
        "capable d'uriner",
        "pas uriné",
        "arrive pas à uriner",
        "arrive pas à pisser"
      ],
      "means": [
        "rétention urinaire",
        "oligurie"
      ]
    },
    {
      "said": [
        "pisse du sang",
        "urine du sang",
        "sang dans l'urine",
        "sang dans les urines",
        "sang dans son urine"
      ],
      "means": [
        "hématurie"
      ]
    },
    {
      "said": [
        "non stérile",
        "non stériles"
      ],
      "means": [
        "propre"
      ]
    },
    {
      "said": [
        "sac de sang",
        "poche de sang",
        "culot",
        "sacs de sang"
      ],
      "means": [
        "transfusion"
      ]
    },
    {
      "said": [
        "points de suture",
        "points",
        "agrafes",
        "agrafe"
      ],
      "means": [
        "points",
        "agrafes"
      ]
    },
    {
      "said": [
        "dpj",
        "protection de la jeunesse"
      ],
      "means": [
        "dpj",
        "jeunesse"
      ]
    },
    {
      "said": [
        "maltraité",
        "maltraitée",
        "enfant battu"
      ],
      "means": [
        "maltraitance"
      ]
    },
    {
      "said": [
        "pompe à protons",
        "pantoprazole",
        "pantoloc"
      ],
      "means": [
        "pompe protons"
      ]
    },
    {
      "said": [
        "crampes",
        "mal de ventre",
        "mal au ventre"
      ],
      "means": [
        "douleur abdominale"
      ]
    },
    {
      "said": [
        "acouchement",
        "accouchement",
        "accoucher",
        "accouche"
      ],
      "means": [
        "naissance",
        "accouchement"
      ]
    },
    {
      "said": [
        "allaiter",
        "allaite",
        "allaitement",
        "donner le sein"
      ],
      "means": [
        "allaitement"
      ]
    },
    {
      "said": [
        "phase",
        "phases"
      ],
      "means": [
        "phase",
        "stade",
        "étape"
      ]
    },
    {
      "said": [
        "masque",
        "masques"
      ],
      "means": [
        "masque",
        "N95"
      ]
    }
  ],
  "en": [
    {
      "said": [
        "take out",
        "taking out",
        "takes out",
        "taken out"
      ],
      "means": [
        "removal",
        "removing"
      ]
    },
    {
      "said": [
        "put in",
        "putting in",
        "puts in"
      ],
      "means": [
        "insertion",
        "inserting"
      ]
    },
    {
      "said": [
        "swallow pills",
        "swallow a pill",
        "swallow his pills",
        "swallow her pills",
        "swallow their pills",
        "swallowing pills",
        "swallow meds"
      ],
      "means": [
        "swallow tablet",
        "crushing tablet"
      ]
    },
    {
      "said": [
        "kill themself",
        "kill themselves",
        "kills himself",
        "kills herself"
      ],
      "means": [
        "suicide"
      ]
    },
    {
      "said": [
        "air in the iv",
        "air in the line",
        "air gets in",
        "air bubble",
        "air bubbles"
      ],
      "means": [
        "air embolism"
      ]
    },
    {
      "said": [
        "two year old",
        "2 year old",
        "two year olds",
        "2 year olds"
      ],
      "means": [
        "2 years"
      ]
    },
    {
      "said": [
        "out of bed",
        "get up",
        "gets up",
        "getting up",
        "got up",
        "up and about"
      ],
      "means": [
        "ambulation",
        "transfer bed"
      ]
    },
    {
      "said": [
        "desat",
        "desats",
        "desatting",
        "desaturates",
        "desaturating",
        "desaturation",
        "sats drop",
        "sats dropping",
        "sat drops",
        "o2 drops",
        "sats are low",
        "low sats",
        "low sat",
        "sat is low",
        "sats go down"
      ],
      "means": [
        "falling saturation",
        "desaturation"
      ]
    },
    {
      "said": [
        "picc line",
        "picc lines"
      ],
      "means": [
        "picc"
      ]
    },
    {
      "said": [
        "leave without",
        "leave the hospital",
        "patient leave",
        "patient leaves",
        "wants to leave",
        "walk out"
      ],
      "means": [
        "leaving against medical advice",
        "refusal care"
      ]
    },
    {
      "said": [
        "starts to fall",
        "starting to fall",
        "begins to fall",
        "start to fall",
        "going to fall",
        "starts falling"
      ],
      "means": [
        "falling while walking"
      ]
    },
    {
      "said": [
        "too much fluid",
        "too much iv fluid",
        "too much fluids",
        "too much iv fluids"
      ],
      "means": [
        "fluid overload",
        "hypervolemia"
      ]
    },
    {
      "said": [
        "tell my friends",
        "tell my friend",
        "tell a friend",
        "tell my family",
        "talk about a patient",
        "talk about patients",
        "talk about my patients",
        "talking about patients",
        "gossip",
        "gossiping",
        "patient info",
        "privacy"
      ],
      "means": [
        "talking about patient",
        "professional secrecy",
        "confidentiality"
      ]
    },
    {
      "said": [
        "seizer",
        "seizers",
        "siezure",
        "siezures",
        "seazure"
      ],
      "means": [
        "seizure",
        "epilepsy"
      ]
    },
    {
      "said": [
        "heeling",
        "healling"
      ],
      "means": [
        "healing"
      ]
    },
    {
      "said": [
        "slow down",
        "slows down",
        "slows",
        "slowing",
        "delays",
        "delaying"
      ],
      "means": [
        "hinders",
        "delayed",
        "slows"
      ]
    },
    {
      "said": [
        "resps",
        "resp",
        "resp rates"
      ],
      "means": [
        "respirations",
        "respiratory rate"
      ]
    },
    {
      "said": [
        "guts",
        "gut",
        "insides"
      ],
      "means": [
        "organ",
        "intestine",
        "bowel"
      ]
    },
    {
      "said": [
        "wound opens",
        "wound opens up",
        "wound opened",
        "wound opened up",
        "incision opens",
        "incision opened",
        "incision opens up",
        "stitches open",
        "stitches opened",
        "stitches popped",
        "wound splits"
      ],
      "means": [
        "dehiscence",
        "evisceration"
      ]
    },
    {
      "said": [
        "pressure in the brain",
        "pressure in the head",
        "pressure in the skull",
        "brain pressure",
        "brain swelling",
        "swelling of the brain",
        "swelling in the brain"
      ],
      "means": [
        "intracranial pressure"
      ]
    },
    {
      "said": [
        "barf",
        "barfs",
        "barfing",
        "barfed"
      ],
      "means": [
        "vomit",
        "vomiting"
      ]
    },
    {
      "said": [
        "bottom",
        "backside",
        "buttock"
      ],
      "means": [
        "buttocks"
      ]
    },
    {
      "said": [
        "crotch",
        "private parts",
        "privates"
      ],
      "means": [
        "perineal",
        "genital"
      ]
    },
    {
      "said": [
        "infiltrate",
        "infiltrates",
        "infiltrated"
      ],
      "means": [
        "infiltration"
      ]
    },
    {
      "said": [
        "iv blew",
        "blown vein",
        "blown iv",
        "blew the vein"
      ],
      "means": [
        "infiltration",
        "hematoma"
      ]
    },
    {
      "said": [
        "tab",
        "tabs"
      ],
      "means": [
        "tablet"
      ]
    },
    {
      "said": [
        "neb",
        "nebs",
        "nebulizer",
        "nebulizers",
        "nebulised",
        "nebulized"
      ],
      "means": [
        "nebulizer",
        "nebulization"
      ]
    },
    {
      "said": [
        "stinky",
        "stinks"
      ],
      "means": [
        "odour",
        "smell"
      ]
    },
    {
      "said": [
        "puss"
      ],
      "means": [
        "pus"
      ]
    },
    {
      "said": [
        "scab",
        "scabs"
      ],
      "means": [
        "scab",
        "crust"
      ]
    },
    {
      "said": [
        "vac",
        "wound vac",
        "vac dressing"
      ],
      "means": [
        "negative pressure"
      ]
    },
    {
      "said": [
        "bugs",
        "bug"
      ],
      "means": [
        "germ",
        "microorganism"
      ]
    },
    {
      "said": [
        "goggles"
      ],
      "means": [
        "eye protection"
      ]
    },
    {
      "said": [
        "quarantine",
        "quarantined"
      ],
      "means": [
        "isolation"
      ]
    },
    {
      "said": [
        "gassy",
        "passing gas",
        "pass gas"
      ],
      "means": [
        "gas"
      ]
    },
    {
      "said": [
        "phlegm",
        "snot"
      ],
      "means": [
        "sputum",
        "secretions"
      ]
    },
    {
      "said": [
        "gasp",
        "gasping",
        "gasps"
      ],
      "means": [
        "agonal breathing",
        "gasping"
      ]
    },
    {
      "said": [
        "winded",
        "catch their breath",
        "catch his breath",
        "catch her breath"
      ],
      "means": [
        "breathless",
        "dyspnea"
      ]
    },
    {
      "said": [
        "wheezy"
      ],
      "means": [
        "wheezing"
      ]
    },
    {
      "said": [
        "stuffy nose",
        "runny nose",
        "congested",
        "stuffed up"
      ],
      "means": [
        "nasal congestion",
        "cold"
      ]
    },
    {
      "said": [
        "tingly",
        "pins and needles"
      ],
      "means": [
        "tingling"
      ]
    },
    {
      "said": [
        "groggy",
        "out of it"
      ],
      "means": [
        "drowsy",
        "drowsiness"
      ]
    },
    {
      "said": [
        "foggy",
        "mixed up"
      ],
      "means": [
        "confused",
        "confusion"
      ]
    },
    {
      "said": [
        "puffiness"
      ],
      "means": [
        "swelling",
        "edema"
      ]
    },
    {
      "said": [
        "sweaty"
      ],
      "means": [
        "sweating"
      ]
    },
    {
      "said": [
        "anxious",
        "nervous",
        "freaking out"
      ],
      "means": [
        "anxiety"
      ]
    },
    {
      "said": [
        "fussy",
        "cranky",
        "won't stop crying",
        "wont stop crying"
      ],
      "means": [
        "crying",
        "colic"
      ]
    },
    {
      "said": [
        "pacifier",
        "soother"
      ],
      "means": [
        "pacifier"
      ]
    },
    {
      "said": [
        "potty training",
        "potty",
        "potty trained",
        "toilet training"
      ],
      "means": [
        "toilet training",
        "continence"
      ]
    },
    {
      "said": [
        "tripping",
        "trips"
      ],
      "means": [
        "fall"
      ]
    },
    {
      "said": [
        "preceptor"
      ],
      "means": [
        "supervision",
        "placement"
      ]
    },
    {
      "said": [
        "scald",
        "scalds",
        "scalded"
      ],
      "means": [
        "burn"
      ]
    },
    {
      "said": [
        "electrocuted",
        "electrocution",
        "electric shock"
      ],
      "means": [
        "electric",
        "electrocution"
      ]
    },
    {
      "said": [
        "ambulate",
        "ambulates",
        "ambulated",
        "ambulating"
      ],
      "means": [
        "walk",
        "ambulation"
      ]
    },
    {
      "said": [
        "lotion",
        "lotions"
      ],
      "means": [
        "cream",
        "moisturize"
      ]
    },
    {
      "said": [
        "vape",
        "vapes",
        "vaping"
      ],
      "means": [
        "vaping",
        "smoking"
      ]
    },
    {
      "said": [
        "detox",
        "hungover"
      ],
      "means": [
        "withdrawal",
        "alcohol"
      ]
    },
    {
      "said": [
        "obese",
        "overweight"
      ],
      "means": [
        "obesity"
      ]
    },
    {
      "said": [
        "skinny",
        "underweight",
        "too thin"
      ],
      "means": [
        "malnutrition",
        "thin"
      ]
    },
    {
      "said": [
        "temps"
      ],
      "means": [
        "temperature"
      ]
    },
    {
      "said": [
        "deaf"
      ],
      "means": [
        "deafness",
        "hearing loss"
      ]
    },
    {
      "said": [
        "epipen",
        "epi pen",
        "epi pens",
        "epipens"
      ],
      "means": [
        "epinephrine auto-injector",
        "epinephrine"
      ]
    },
    {
      "said": [
        "kilos"
      ],
      "means": [
        "kg",
        "kilograms"
      ]
    },
    {
      "said": [
        "blood gas",
        "blood gases",
        "abg",
        "abgs"
      ],
      "means": [
        "arterial blood gases",
        "blood gas"
      ]
    },
    {
      "said": [
        "postpartum",
        "post partum",
        "postnatal",
        "post natal"
      ],
      "means": [
        "postpartum",
        "after birth"
      ]
    },
    {
      "said": [
        "dad",
        "father",
        "husband",
        "wife",
        "grandma",
        "grandmother",
        "grandpa",
        "grandfather",
        "next of kin"
      ],
      "means": [
        "family",
        "relatives",
        "spouse"
      ]
    },
    {
      "said": [
        "geri chair",
        "geriatric chair",
        "lap belt",
        "lap tray",
        "mitts",
        "mittens",
        "vest restraint",
        "wrist restraint",
        "wrist restraints"
      ],
      "means": [
        "restraint"
      ]
    },
    {
      "said": [
        "caps",
        "capsule",
        "capsules"
      ],
      "means": [
        "capsule",
        "tablet"
      ]
    },
    {
      "said": [
        "test anxiety",
        "exam anxiety",
        "exam stress",
        "stressed about the exam",
        "nervous before the exam",
        "stress before the exam"
      ],
      "means": [
        "test anxiety",
        "stress exam"
      ]
    },
    {
      "said": [
        "study for",
        "studying for",
        "studying",
        "revise for",
        "prepare for the exam",
        "preparing for the exam"
      ],
      "means": [
        "study",
        "studying"
      ]
    },
    {
      "said": [
        "board exam",
        "board exams",
        "licensing exam",
        "license exam",
        "licence exam",
        "nclex",
        "cpnre",
        "rex pn",
        "oiiq exam",
        "oiiaq exam",
        "professional exam"
      ],
      "means": [
        "professional exam",
        "exam"
      ]
    },
    {
      "said": [
        "collect",
        "collecting",
        "obtain",
        "obtaining"
      ],
      "means": [
        "collecting",
        "specimen",
        "sample",
        "collect"
      ]
    },
    {
      "said": [
        "g1 p0",
        "g2 p1",
        "g3 p2",
        "g4 p3",
        "g1p0",
        "g2p1",
        "g3p2",
        "g4p3",
        "g2 p0",
        "g3 p1",
        "g2p0",
        "g3p1"
      ],
      "means": [
        "gravida para"
      ]
    },
    {
      "said": [
        "shirt",
        "sweater",
        "clothes",
        "clothing",
        "pants",
        "get dressed",
        "getting dressed"
      ],
      "means": [
        "getting dressed",
        "clothes",
        "shirt"
      ]
    },
    {
      "said": [
        "weak side",
        "weak left side",
        "weak right side",
        "affected side",
        "bad side",
        "paralyzed side",
        "paralysed side",
        "hemiplegia",
        "hemiplegic",
        "hemiparesis",
        "one sided weakness",
        "weak leg",
        "weak arm"
      ],
      "means": [
        "weak side",
        "hemiplegia",
        "weak arm"
      ]
    },
    {
      "said": [
        "boost",
        "boosting",
        "pull up in bed",
        "move up in bed",
        "slide up in bed",
        "slid down in bed",
        "slides down in bed",
        "higher in bed"
      ],
      "means": [
        "moving up bed"
      ]
    },
    {
      "said": [
        "gait belt"
      ],
      "means": [
        "transfer belt"
      ]
    },
    {
      "said": [
        "can't sleep",
        "cannot sleep",
        "cant sleep",
        "trouble sleeping",
        "sleepless",
        "fall asleep",
        "falling asleep",
        "sleep better",
        "doesn't sleep",
        "won't sleep"
      ],
      "means": [
        "insomnia",
        "trouble sleeping"
      ]
    },
    {
      "said": [
        "painkiller",
        "painkillers",
        "pain killer",
        "pain killers",
        "pain meds",
        "pain med",
        "pain medication",
        "pain medicine",
        "pain pill",
        "pain pills",
        "analgesics"
      ],
      "means": [
        "analgesic"
      ]
    },
    {
      "said": [
        "wants to die",
        "want to die",
        "wanting to die",
        "wish to die",
        "wishes to die",
        "better off dead",
        "end his life",
        "end her life",
        "end their life"
      ],
      "means": [
        "suicide",
        "wants to die"
      ]
    },
    {
      "said": [
        "declare death",
        "pronounce death",
        "pronounce dead",
        "declare dead",
        "pronounced dead",
        "declared dead",
        "declare a death",
        "pronounce a death",
        "pronounce someone dead",
        "declare someone dead",
        "pronounce a patient dead",
        "certify death"
      ],
      "means": [
        "declares death",
        "pronouncing death"
      ]
    },
    {
      "said": [
        "pass away",
        "passed away",
        "passes away"
      ],
      "means": [
        "death",
        "dies"
      ]
    },
    {
      "said": [
        "hospice",
        "comfort care",
        "comfort measures"
      ],
      "means": [
        "palliative care",
        "end of life"
      ]
    },
    {
      "said": [
        "mottling"
      ],
      "means": [
        "mottled"
      ]
    },
    {
      "said": [
        "gurgling",
        "terminal secretions",
        "gurgly breathing"
      ],
      "means": [
        "rattle"
      ]
    },
    {
      "said": [
        "spit up",
        "spits up",
        "spitting up"
      ],
      "means": [
        "regurgitation",
        "vomiting"
      ]
    },
    {
      "said": [
        "home visits",
        "visiting a patient at home",
        "visit a patient at home",
        "visiting patients at home",
        "visit at home",
        "visits at home",
        "patient's home",
        "patient’s home"
      ],
      "means": [
        "home visit"
      ]
    },
    {
      "said": [
        "homecare",
        "home nurse"
      ],
      "means": [
        "home care"
      ]
    },
    {
      "said": [
        "ltc",
        "nursing home",
        "nursing homes",
        "old age home",
        "long term care",
        "long term care home"
      ],
      "means": [
        "chsld",
        "long-term care"
      ]
    },
    {
      "said": [
        "pedialyte",
        "gastrolyte"
      ],
      "means": [
        "oral rehydration"
      ]
    },
    {
      "said": [
        "combative",
        "aggressive patient",
        "violent patient",
        "yelling",
        "screaming at"
      ],
      "means": [
        "aggression",
        "aggressive"
      ]
    },
    {
      "said": [
        "eps",
        "extrapyramidal side effects",
        "extrapyramidal symptoms"
      ],
      "means": [
        "extrapyramidal"
      ]
    },
    {
      "said": [
        "quetiapine",
        "olanzapine",
        "risperidone"
      ],
      "means": [
        "antipsychotic"
      ]
    },
    {
      "said": [
        "ssri",
        "ssris"
      ],
      "means": [
        "ssri",
        "antidepressant"
      ]
    },
    {
      "said": [
        "weed",
        "marijuana",
        "marihuana",
        "thc"
      ],
      "means": [
        "cannabis"
      ]
    },
    {
      "said": [
        "toenail",
        "toenails",
        "fingernails",
        "finger nails",
        "toe nails",
        "nail",
        "nail care"
      ],
      "means": [
        "nails",
        "toenails"
      ]
    },
    {
      "said": [
        "sponge bath",
        "bath in bed",
        "washing in bed",
        "bed baths",
        "wash a patient in bed"
      ],
      "means": [
        "bed bath"
      ]
    },
    {
      "said": [
        "puree",
        "pureed",
        "puréed",
        "soft diet",
        "minced diet",
        "texture modified",
        "modified texture"
      ],
      "means": [
        "texture",
        "purée"
      ]
    },
    {
      "said": [
        "occurrence report",
        "incident form",
        "accident report",
        "incident reports",
        "incident accident report"
      ],
      "means": [
        "incident report"
      ]
    },
    {
      "said": [
        "licence",
        "license",
        "licensure"
      ],
      "means": [
        "permit"
      ]
    },
    {
      "said": [
        "ombudsman",
        "ombudsperson"
      ],
      "means": [
        "complaints commissioner"
      ]
    },
    {
      "said": [
        "ama",
        "against medical advice",
        "leave ama",
        "sign himself out",
        "sign herself out",
        "discharge himself",
        "discharge herself",
        "wants to leave the hospital"
      ],
      "means": [
        "leaving against medical advice",
        "leaving"
      ]
    },
    {
      "said": [
        "hipaa",
        "confidential"
      ],
      "means": [
        "confidentiality"
      ]
    },
    {
      "said": [
        "living will",
        "advance directive",
        "advance directives",
        "advanced directive",
        "advanced directives",
        "advance care planning"
      ],
      "means": [
        "advance medical directives"
      ]
    },
    {
      "said": [
        "guardian",
        "guardianship",
        "legal guardian",
        "curator",
        "curatorship"
      ],
      "means": [
        "tutor",
        "tutorship"
      ]
    },
    {
      "said": [
        "power of attorney",
        "poa",
        "mandatary"
      ],
      "means": [
        "mandatary",
        "protection mandate",
        "mandate"
      ]
    },
    {
      "said": [
        "side rails",
        "side rail",
        "bed rails",
        "bed rail",
        "bedrails",
        "bedrail",
        "siderails",
        "siderail"
      ],
      "means": [
        "rails",
        "bed rails"
      ]
    },
    {
      "said": [
        "forgetful",
        "forgetfulness",
        "memory loss",
        "losing memory"
      ],
      "means": [
        "memory"
      ]
    },
    {
      "said": [
        "lose",
        "loses",
        "losing"
      ],
      "means": [
        "loss",
        "lose"
      ]
    },
    {
      "said": [
        "water broke",
        "waters broke",
        "water breaks",
        "broke her water",
        "broke her waters",
        "water breaking",
        "bag of waters",
        "waters have broken",
        "water has broken"
      ],
      "means": [
        "ruptured membranes",
        "rupture membranes",
        "waters breaking"
      ]
    },
    {
      "said": [
        "soft spot",
        "soft spots",
        "fontanel",
        "fontanels"
      ],
      "means": [
        "fontanelle"
      ]
    },
    {
      "said": [
        "belly button",
        "navel",
        "cord stump",
        "umbilical stump",
        "umbilical cord stump"
      ],
      "means": [
        "umbilical cord",
        "cord"
      ]
    },
    {
      "said": [
        "cot death",
        "crib death",
        "sids",
        "sudden infant death"
      ],
      "means": [
        "sudden infant death",
        "safe sleep"
      ]
    },
    {
      "said": [
        "preemie",
        "premie",
        "preemies",
        "premature baby",
        "premature babies",
        "preterm baby",
        "premature infant"
      ],
      "means": [
        "premature",
        "preterm",
        "prematurity"
      ]
    },
    {
      "said": [
        "mum",
        "mom",
        "mommy",
        "mums",
        "moms",
        "new mom",
        "new mother"
      ],
      "means": [
        "mother"
      ]
    },
    {
      "said": [
        "c section",
        "csection",
        "caesarean",
        "caesarian",
        "cesarian",
        "cesarean section",
        "caesarean section",
        "c sections"
      ],
      "means": [
        "cesarean"
      ]
    },
    {
      "said": [
        "fridge",
        "fridges"
      ],
      "means": [
        "refrigerator",
        "fridge"
      ]
    },
    {
      "said": [
        "shots",
        "booster",
        "boosters",
        "booster shot",
        "immunizations",
        "immunisation",
        "immunisations",
        "immunized",
        "jab",
        "jabs",
        "vaccinations",
        "vaccinating"
      ],
      "means": [
        "vaccine",
        "vaccination",
        "injection"
      ]
    },
    {
      "said": [
        "tetanus shot"
      ],
      "means": [
        "tetanus"
      ]
    },
    {
      "said": [
        "flu shot",
        "flu shots",
        "flu vaccine"
      ],
      "means": [
        "flu vaccine",
        "influenza vaccine"
      ]
    },
    {
      "said": [
        "mmr shot",
        "mmr vaccine",
        "mmr"
      ],
      "means": [
        "mmr vaccine",
        "mmr"
      ]
    },
    {
      "said": [
        "dnr",
        "do not resuscitate",
        "no code",
        "full code",
        "code status"
      ],
      "means": [
        "resuscitate"
      ]
    },
    {
      "said": [
        "hasn't pooped",
        "has not pooped",
        "not pooping",
        "can't poop",
        "cannot poop",
        "cant poop",
        "hasn't had a bm",
        "no bm",
        "not had a bm",
        "no bowel movement"
      ],
      "means": [
        "no bowel movement",
        "constipation",
        "no stool"
      ]
    },
    {
      "said": [
        "peeing",
        "peed",
        "pees",
        "urinating",
        "urinates"
      ],
      "means": [
        "void",
        "urinate",
        "urine"
      ]
    },
    {
      "said": [
        "can't pee",
        "cannot pee",
        "cant pee",
        "can't urinate",
        "cannot urinate",
        "unable to urinate",
        "unable to pee",
        "can't void",
        "unable to void",
        "hasn't peed",
        "has not peed",
        "hasn't voided",
        "has not voided",
        "not peeing"
      ],
      "means": [
        "urinary retention"
      ]
    },
    {
      "said": [
        "number two",
        "bowel movements",
        "bms"
      ],
      "means": [
        "stool"
      ]
    },
    {
      "said": [
        "pab",
        "pabs",
        "nurse aide",
        "nursing aide",
        "care aide",
        "attendants"
      ],
      "means": [
        "attendant"
      ]
    },
    {
      "said": [
        "nappy",
        "nappies"
      ],
      "means": [
        "diapers",
        "incontinence"
      ]
    },
    {
      "said": [
        "color",
        "colors",
        "coloring",
        "colour",
        "colours"
      ],
      "means": [
        "colour"
      ]
    },
    {
      "said": [
        "odor",
        "odors",
        "odour",
        "odours",
        "smelly"
      ],
      "means": [
        "odour",
        "smell"
      ]
    },
    {
      "said": [
        "gray",
        "grey"
      ],
      "means": [
        "grey"
      ]
    },
    {
      "said": [
        "fiber",
        "fibers",
        "fibre",
        "fibres"
      ],
      "means": [
        "fibre"
      ]
    },
    {
      "said": [
        "oesophagus",
        "oesophageal"
      ],
      "means": [
        "esophagus",
        "esophageal"
      ]
    },
    {
      "said": [
        "oedema"
      ],
      "means": [
        "edema"
      ]
    },
    {
      "said": [
        "anaemia",
        "anaemic"
      ],
      "means": [
        "anemia"
      ]
    },
    {
      "said": [
        "leukaemia"
      ],
      "means": [
        "leukemia"
      ]
    },
    {
      "said": [
        "diarrhoea"
      ],
      "means": [
        "diarrhea"
      ]
    },
    {
      "said": [
        "haemorrhoids",
        "piles"
      ],
      "means": [
        "hemorrhoids"
      ]
    },
    {
      "said": [
        "ischaemia"
      ],
      "means": [
        "ischemia"
      ]
    },
    {
      "said": [
        "oestrogen"
      ],
      "means": [
        "estrogen"
      ]
    },
    {
      "said": [
        "foetus",
        "foetal"
      ],
      "means": [
        "fetus",
        "fetal"
      ]
    },
    {
      "said": [
        "coeliac"
      ],
      "means": [
        "celiac"
      ]
    },
    {
      "said": [
        "dyspnoea"
      ],
      "means": [
        "dyspnea"
      ]
    },
    {
      "said": [
        "apnoea"
      ],
      "means": [
        "apnea"
      ]
    },
    {
      "said": [
        "haematuria"
      ],
      "means": [
        "hematuria"
      ]
    },
    {
      "said": [
        "haematoma"
      ],
      "means": [
        "hematoma"
      ]
    },
    {
      "said": [
        "haemoglobin"
      ],
      "means": [
        "hemoglobin"
      ]
    },
    {
      "said": [
        "haemorrhage",
        "haemorrhaging"
      ],
      "means": [
        "hemorrhage"
      ]
    },
    {
      "said": [
        "orthopaedic",
        "orthopedic",
        "orthopedics"
      ],
      "means": [
        "orthopedic"
      ]
    },
    {
      "said": [
        "ampule",
        "ampules",
        "ampul",
        "ampoule",
        "ampoules"
      ],
      "means": [
        "ampoule"
      ]
    },
    {
      "said": [
        "vfib",
        "v fib",
        "v-fib",
        "vf"
      ],
      "means": [
        "ventricular fibrillation"
      ]
    },
    {
      "said": [
        "vtach",
        "v tach",
        "v-tach",
        "vt"
      ],
      "means": [
        "ventricular tachycardia"
      ]
    },
    {
      "said": [
        "a fib",
        "a-fib",
        "afib"
      ],
      "means": [
        "atrial fibrillation"
      ]
    },
    {
      "said": [
        "shockable",
        "non shockable",
        "nonshockable"
      ],
      "means": [
        "shock defibrillation"
      ]
    },
    {
      "said": [
        "defib",
        "defibs",
        "defibbing"
      ],
      "means": [
        "defibrillator",
        "defibrillation"
      ]
    },
    {
      "said": [
        "icd",
        "implanted defibrillator"
      ],
      "means": [
        "implantable defibrillator"
      ]
    },
    {
      "said": [
        "chf",
        "congestive heart failure"
      ],
      "means": [
        "heart failure"
      ]
    },
    {
      "said": [
        "cad"
      ],
      "means": [
        "coronary"
      ]
    },
    {
      "said": [
        "cabg"
      ],
      "means": [
        "bypass"
      ]
    },
    {
      "said": [
        "pvd"
      ],
      "means": [
        "peripheral arterial disease"
      ]
    },
    {
      "said": [
        "hypoxic"
      ],
      "means": [
        "hypoxia"
      ]
    },
    {
      "said": [
        "acidotic"
      ],
      "means": [
        "acidosis"
      ]
    },
    {
      "said": [
        "alkalotic"
      ],
      "means": [
        "alkalosis"
      ]
    },
    {
      "said": [
        "esrd"
      ],
      "means": [
        "kidney failure"
      ]
    },
    {
      "said": [
        "hob",
        "head of bed",
        "head of the bed"
      ],
      "means": [
        "head bed"
      ]
    },
    {
      "said": [
        "pnd"
      ],
      "means": [
        "orthopnea"
      ]
    },
    {
      "said": [
        "pulse ox",
        "pulse oximeter",
        "pulse oximetry",
        "oximeter"
      ],
      "means": [
        "oximeter",
        "oxygen saturation",
        "saturation"
      ]
    },
    {
      "said": [
        "gi bleed",
        "gi bleeding",
        "gi bleeds",
        "gastrointestinal bleed",
        "gastrointestinal bleeding",
        "digestive bleed"
      ],
      "means": [
        "digestive bleeding"
      ]
    },
    {
      "said": [
        "av fistula",
        "avf",
        "av fistulas",
        "dialysis fistula"
      ],
      "means": [
        "arteriovenous fistula",
        "fistula dialysis"
      ]
    },
    {
      "said": [
        "lfts",
        "lft",
        "liver enzymes",
        "liver labs",
        "liver function tests",
        "liver blood tests"
      ],
      "means": [
        "liver tests"
      ]
    },
    {
      "said": [
        "gfr"
      ],
      "means": [
        "egfr"
      ]
    },
    {
      "said": [
        "hct"
      ],
      "means": [
        "hematocrit"
      ]
    },
    {
      "said": [
        "xray",
        "x rays",
        "xrays"
      ],
      "means": [
        "x-ray"
      ]
    },
    {
      "said": [
        "ctscan",
        "cat scan",
        "ct scan"
      ],
      "means": [
        "ct"
      ]
    },
    {
      "said": [
        "time out",
        "timeout",
        "surgical pause"
      ],
      "means": [
        "surgical checklist"
      ]
    },
    {
      "said": [
        "OR",
        "operating room",
        "operating theatre",
        "operating theater"
      ],
      "means": [
        "operating room",
        "surgery"
      ]
    },
    {
      "said": [
        "jello",
        "jell o"
      ],
      "means": [
        "gelatin"
      ]
    },
    {
      "said": [
        "rpn"
      ],
      "means": [
        "auxiliary"
      ]
    },
    {
      "said": [
        "cna",
        "orderlies",
        "nurses aide",
        "nurse's aide"
      ],
      "means": [
        "attendant"
      ]
    },
    {
      "said": [
        "ngt",
        "ng-tube"
      ],
      "means": [
        "nasogastric tube"
      ]
    },
    {
      "said": [
        "bicarb"
      ],
      "means": [
        "bicarbonate"
      ]
    },
    {
      "said": [
        "prbc",
        "prbcs",
        "packed cells",
        "packed red cells"
      ],
      "means": [
        "transfusion red"
      ]
    },
    {
      "said": [
        "epi"
      ],
      "means": [
        "epinephrine"
      ]
    },
    {
      "said": [
        "diaphoretic",
        "diaphoresis"
      ],
      "means": [
        "sweating"
      ]
    },
    {
      "said": [
        "pruritus",
        "itchiness"
      ],
      "means": [
        "itching"
      ]
    },
    {
      "said": [
        "alopecia"
      ],
      "means": [
        "hair loss"
      ]
    },
    {
      "said": [
        "rales"
      ],
      "means": [
        "crackles"
      ]
    },
    {
      "said": [
        "gastritis"
      ],
      "means": [
        "stomach ulcer"
      ]
    },
    {
      "said": [
        "footdrop"
      ],
      "means": [
        "foot drop"
      ]
    },
    {
      "said": [
        "heatstroke",
        "sunstroke"
      ],
      "means": [
        "heat stroke"
      ]
    },
    {
      "said": [
        "ringworm"
      ],
      "means": [
        "fungal"
      ]
    },
    {
      "said": [
        "tetany"
      ],
      "means": [
        "hypocalcemia",
        "calcium spasms"
      ]
    },
    {
      "said": [
        "renal calculi",
        "kidneystones",
        "kidneystone",
        "renal stones"
      ],
      "means": [
        "kidney stones"
      ]
    },
    {
      "said": [
        "hemolyzed",
        "haemolysed",
        "hemolysed",
        "hemolysis"
      ],
      "means": [
        "hemolysis"
      ]
    },
    {
      "said": [
        "lopressor",
        "atenolol",
        "carvedilol"
      ],
      "means": [
        "metoprolol",
        "beta blocker"
      ]
    },
    {
      "said": [
        "altace"
      ],
      "means": [
        "ramipril"
      ]
    },
    {
      "said": [
        "irbesartan",
        "telmisartan",
        "olmesartan",
        "diovan",
        "cozaar"
      ],
      "means": [
        "losartan"
      ]
    },
    {
      "said": [
        "norvasc"
      ],
      "means": [
        "amlodipine"
      ]
    },
    {
      "said": [
        "aldactone"
      ],
      "means": [
        "spironolactone"
      ]
    },
    {
      "said": [
        "glucophage"
      ],
      "means": [
        "metformin"
      ]
    },
    {
      "said": [
        "diamicron"
      ],
      "means": [
        "gliclazide"
      ]
    },
    {
      "said": [
        "januvia"
      ],
      "means": [
        "sitagliptin"
      ]
    },
    {
      "said": [
        "basaglar",
        "levemir",
        "tresiba",
        "toujeo"
      ],
      "means": [
        "long acting insulin",
        "glargine"
      ]
    },
    {
      "said": [
        "humulin",
        "novolin"
      ],
      "means": [
        "insulin"
      ]
    },
    {
      "said": [
        "ventolin",
        "albuterol"
      ],
      "means": [
        "salbutamol",
        "ventolin"
      ]
    },
    {
      "said": [
        "atrovent"
      ],
      "means": [
        "ipratropium"
      ]
    },
    {
      "said": [
        "symbicort",
        "pulmicort",
        "advair",
        "flovent",
        "inhaled steroid",
        "inhaled steroids",
        "steroid inhaler",
        "steroid puffer"
      ],
      "means": [
        "inhaled corticosteroid",
        "puffers corticosteroid"
      ]
    },
    {
      "said": [
        "dexamethasone",
        "decadron",
        "solumedrol",
        "solu medrol"
      ],
      "means": [
        "corticosteroid",
        "corticosteroids"
      ]
    },
    {
      "said": [
        "celebrex",
        "celecoxib",
        "toradol",
        "ketorolac",
        "aleve",
        "voltaren",
        "diclofenac"
      ],
      "means": [
        "nsaid"
      ]
    },
    {
      "said": [
        "oxycodone",
        "percocet",
        "oxycontin",
        "oxy"
      ],
      "means": [
        "opioid"
      ]
    },
    {
      "said": [
        "diazepam",
        "valium",
        "rivotril",
        "alprazolam",
        "xanax",
        "versed"
      ],
      "means": [
        "benzodiazepine"
      ]
    },
    {
      "said": [
        "imovane"
      ],
      "means": [
        "zopiclone"
      ]
    },
    {
      "said": [
        "seroquel"
      ],
      "means": [
        "quetiapine"
      ]
    },
    {
      "said": [
        "zyprexa"
      ],
      "means": [
        "olanzapine"
      ]
    },
    {
      "said": [
        "risperdal"
      ],
      "means": [
        "risperidone"
      ]
    },
    {
      "said": [
        "abilify"
      ],
      "means": [
        "antipsychotic"
      ]
    },
    {
      "said": [
        "valproate",
        "epival"
      ],
      "means": [
        "valproic acid"
      ]
    },
    {
      "said": [
        "tegretol"
      ],
      "means": [
        "carbamazepine"
      ]
    },
    {
      "said": [
        "keppra"
      ],
      "means": [
        "levetiracetam"
      ]
    },
    {
      "said": [
        "zoloft"
      ],
      "means": [
        "sertraline"
      ]
    },
    {
      "said": [
        "celexa",
        "cipralex",
        "escitalopram"
      ],
      "means": [
        "citalopram"
      ]
    },
    {
      "said": [
        "effexor"
      ],
      "means": [
        "venlafaxine"
      ]
    },
    {
      "said": [
        "cymbalta",
        "duloxetine",
        "prozac",
        "paxil",
        "paroxetine"
      ],
      "means": [
        "antidepressant"
      ]
    },
    {
      "said": [
        "wellbutrin"
      ],
      "means": [
        "bupropion"
      ]
    },
    {
      "said": [
        "pantoloc"
      ],
      "means": [
        "pantoprazole"
      ]
    },
    {
      "said": [
        "losec"
      ],
      "means": [
        "omeprazole"
      ]
    },
    {
      "said": [
        "nexium",
        "esomeprazole"
      ],
      "means": [
        "proton pump inhibitor"
      ]
    },
    {
      "said": [
        "maalox",
        "tums",
        "gaviscon"
      ],
      "means": [
        "antacid"
      ]
    },
    {
      "said": [
        "zofran"
      ],
      "means": [
        "ondansetron"
      ]
    },
    {
      "said": [
        "maxeran"
      ],
      "means": [
        "metoclopramide"
      ]
    },
    {
      "said": [
        "colace"
      ],
      "means": [
        "docusate"
      ]
    },
    {
      "said": [
        "miralax",
        "lax a day"
      ],
      "means": [
        "polyethylene glycol"
      ]
    },
    {
      "said": [
        "dulcolax"
      ],
      "means": [
        "bisacodyl"
      ]
    },
    {
      "said": [
        "vanco"
      ],
      "means": [
        "vancomycin"
      ]
    },
    {
      "said": [
        "clavulin"
      ],
      "means": [
        "penicillin"
      ]
    },
    {
      "said": [
        "cephalexin",
        "keflex",
        "ancef",
        "cefazolin",
        "ceftriaxone",
        "rocephin"
      ],
      "means": [
        "cephalosporins"
      ]
    },
    {
      "said": [
        "cipro"
      ],
      "means": [
        "ciprofloxacin"
      ]
    },
    {
      "said": [
        "levofloxacin"
      ],
      "means": [
        "quinolones"
      ]
    },
    {
      "said": [
        "zithromax"
      ],
      "means": [
        "azithromycin"
      ]
    },
    {
      "said": [
        "septra"
      ],
      "means": [
        "sulfonamides"
      ]
    },
    {
      "said": [
        "macrobid"
      ],
      "means": [
        "nitrofurantoin"
      ]
    },
    {
      "said": [
        "lovenox"
      ],
      "means": [
        "enoxaparin"
      ]
    },
    {
      "said": [
        "tinzaparin",
        "innohep"
      ],
      "means": [
        "lmwh",
        "dalteparin"
      ]
    },
    {
      "said": [
        "betadine"
      ],
      "means": [
        "iodine"
      ]
    },
    {
      "said": [
        "tamiflu"
      ],
      "means": [
        "antiviral influenza"
      ]
    },
    {
      "said": [
        "taking out an iv",
        "take out an iv",
        "taking out the iv",
        "take out the iv"
      ],
      "means": [
        "removing iv"
      ]
    },
    {
      "said": [
        "measels",
        "measles",
        "rubeola"
      ],
      "means": [
        "measles"
      ]
    },
    {
      "said": [
        "taught",
        "teaching",
        "patient teaching",
        "health teaching"
      ],
      "means": [
        "teaching"
      ]
    },
    {
      "said": [
        "chicken pox",
        "varicella",
        "chickenpox"
      ],
      "means": [
        "chickenpox"
      ]
    },
    {
      "said": [
        "trach",
        "trake",
        "trake ostomy",
        "trach ostomy",
        "trachea ostomy",
        "trakeostomy",
        "tracheotomy"
      ],
      "means": [
        "tracheostomy"
      ]
    },
    {
      "said": [
        "pre a clamp sia",
        "pre clamp sia",
        "pre eclamp sia",
        "pre eclampsia",
        "preclampsia",
        "pre e"
      ],
      "means": [
        "preeclampsia"
      ]
    },
    {
      "said": [
        "neurovitals",
        "neuro vitals",
        "neuro vital signs",
        "neuros",
        "neurochecks",
        "neuro checks",
        "neurological vital signs"
      ],
      "means": [
        "neurological checks"
      ]
    },
    {
      "said": [
        "head injury",
        "head trauma",
        "blow to the head",
        "hit his head",
        "hit her head",
        "bumped his head",
        "falling on his head",
        "fell on his head",
        "falling on her head",
        "fell on her head"
      ],
      "means": [
        "head injury",
        "blow head"
      ]
    },
    {
      "said": [
        "contrast dye",
        "ct dye",
        "iodine dye",
        "iv contrast",
        "contrast medium"
      ],
      "means": [
        "contrast"
      ]
    },
    {
      "said": [
        "opiod",
        "opiods",
        "opioid",
        "opioids",
        "opiate",
        "opiates",
        "narcotic",
        "narcotics"
      ],
      "means": [
        "opioid"
      ]
    },
    {
      "said": [
        "p 38",
        "p38",
        "bill p38"
      ],
      "means": [
        "p38",
        "confinement"
      ]
    },
    {
      "said": [
        "against their will",
        "agaisnt their will",
        "against his will",
        "against her will",
        "held against their will",
        "committed"
      ],
      "means": [
        "confinement",
        "involuntary"
      ]
    },
    {
      "said": [
        "not capable",
        "not able to consent",
        "cannot consent",
        "can't consent",
        "cannot decide",
        "can't decide",
        "cannot decide for themselves"
      ],
      "means": [
        "without capacity",
        "incapacity"
      ]
    },
    {
      "said": [
        "ivy",
        "i.v."
      ],
      "means": [
        "intravenous",
        "iv"
      ]
    },
    {
      "said": [
        "lantis",
        "lantus"
      ],
      "means": [
        "lantus"
      ]
    },
    {
      "said": [
        "huma log",
        "humalog"
      ],
      "means": [
        "humalog"
      ]
    },
    {
      "said": [
        "g tube",
        "peg tube",
        "gtube",
        "feeding tube"
      ],
      "means": [
        "tube feeding",
        "feeding tube"
      ]
    },
    {
      "said": [
        "real labour",
        "real labor",
        "true labor"
      ],
      "means": [
        "true labour"
      ]
    },
    {
      "said": [
        "pee bag",
        "urine bag",
        "cath bag",
        "catheter bag",
        "drainage bag"
      ],
      "means": [
        "urine bag",
        "drainage bag"
      ]
    },
    {
      "said": [
        "bili",
        "bilirubin"
      ],
      "means": [
        "bilirubin"
      ]
    },
    {
      "said": [
        "wound drainage"
      ],
      "means": [
        "exudate"
      ]
    },
    {
      "said": [
        "platelet",
        "platelets",
        "platelet count"
      ],
      "means": [
        "platelets"
      ]
    },
    {
      "said": [
        "lochia",
        "locia",
        "lokia"
      ],
      "means": [
        "lochia"
      ]
    },
    {
      "said": [
        "elevate",
        "elevated",
        "elevating"
      ],
      "means": [
        "raise"
      ]
    },
    {
      "said": [
        "see the chart",
        "see the file",
        "look at the chart",
        "read the chart",
        "open the chart"
      ],
      "means": [
        "access record"
      ]
    },
    {
      "said": [
        "instagram",
        "insta",
        "facebook",
        "tiktok",
        "snapchat",
        "snap",
        "linkedin"
      ],
      "means": [
        "social media"
      ]
    },
    {
      "said": [
        "pic",
        "pics",
        "picture",
        "pictures",
        "selfie",
        "selfies"
      ],
      "means": [
        "photo"
      ]
    },
    {
      "said": [
        "my stage",
        "stage placement"
      ],
      "means": [
        "placement"
      ]
    },
    {
      "said": [
        "infirmière auxiliaire",
        "infirmières auxiliaires",
        "infirmier auxiliaire",
        "infirmiers auxiliaires"
      ],
      "means": [
        "auxiliary"
      ]
    },
    {
      "said": [
        "pti",
        "plan thérapeutique infirmier"
      ],
      "means": [
        "tnp",
        "therapeutic nursing plan"
      ]
    },
    {
      "said": [
        "préposé",
        "préposée",
        "préposé aux bénéficiaires",
        "préposée aux bénéficiaires"
      ],
      "means": [
        "attendant"
      ]
    },
    {
      "said": [
        "competent",
        "mentally competent",
        "able to consent"
      ],
      "means": [
        "capable",
        "capacity"
      ]
    },
    {
      "said": [
        "applesauce",
        "apple sauce",
        "pudding",
        "yogurt",
        "jam"
      ],
      "means": [
        "food"
      ]
    },
    {
      "said": [
        "post op",
        "postop"
      ],
      "means": [
        "postoperative",
        "surgery"
      ]
    },
    {
      "said": [
        "bursts open",
        "burst open",
        "splits open",
        "split open",
        "pops open",
        "popped open",
        "comes apart",
        "came apart"
      ],
      "means": [
        "opening",
        "dehiscence"
      ]
    },
    {
      "said": [
        "poly pharmacy"
      ],
      "means": [
        "polypharmacy"
      ]
    },
    {
      "said": [
        "right place",
        "placed correctly",
        "correctly placed",
        "correct position"
      ],
      "means": [
        "placement"
      ]
    },
    {
      "said": [
        "doctor",
        "doctors"
      ],
      "means": [
        "physician"
      ]
    },
    {
      "said": [
        "permission"
      ],
      "means": [
        "consent",
        "agreement"
      ]
    },
    {
      "said": [
        "verbal order",
        "phone order",
        "telephone order"
      ],
      "means": [
        "verbal prescription"
      ]
    },
    {
      "said": [
        "cauti",
        "catheter infection",
        "catheter-associated infection"
      ],
      "means": [
        "indwelling catheter",
        "urinary tract infection"
      ]
    },
    {
      "said": [
        "shaky",
        "shaking hands",
        "shaky hands"
      ],
      "means": [
        "tremor"
      ]
    },
    {
      "said": [
        "jvd"
      ],
      "means": [
        "neck veins"
      ]
    },
    {
      "said": [
        "goiter",
        "goitre"
      ],
      "means": [
        "thyroid"
      ]
    },
    {
      "said": [
        "labs",
        "lab",
        "lab test",
        "lab tests",
        "lab work",
        "blood work",
        "bloodwork"
      ],
      "means": [
        "blood test",
        "level",
        "tests"
      ]
    },
    {
      "said": [
        "exudative",
        "exuding",
        "weeping wound",
        "draining wound"
      ],
      "means": [
        "exudate"
      ]
    },
    {
      "said": [
        "fluid volume deficit",
        "volume deficit",
        "volume depletion"
      ],
      "means": [
        "dehydration"
      ]
    },
    {
      "said": [
        "fluid volume excess",
        "volume excess",
        "volume overload",
        "fluid overload"
      ],
      "means": [
        "hypervolemia",
        "heart failure"
      ]
    },
    {
      "said": [
        "maois",
        "monoamine oxidase inhibitor",
        "monoamine oxidase inhibitors"
      ],
      "means": [
        "maoi"
      ]
    },
    {
      "said": [
        "male",
        "males",
        "in a male"
      ],
      "means": [
        "man"
      ]
    },
    {
      "said": [
        "female",
        "females",
        "in a female",
        "woman",
        "women"
      ],
      "means": [
        "woman",
        "women"
      ]
    },
    {
      "said": [
        "bun",
        "blood urea nitrogen"
      ],
      "means": [
        "urea"
      ]
    },
    {
      "said": [
        "npo after midnight",
        "nothing by mouth"
      ],
      "means": [
        "fasting"
      ]
    },
    {
      "said": [
        "tpn",
        "intravenous nutrition"
      ],
      "means": [
        "parenteral nutrition"
      ]
    },
    {
      "said": [
        "ect",
        "electroshock"
      ],
      "means": [
        "electroconvulsive therapy"
      ]
    },
    {
      "said": [
        "low blood oxygen",
        "hypoxemia"
      ],
      "means": [
        "hypoxia"
      ]
    },
    {
      "said": [
        "magnesium sulphate",
        "mag sulfate",
        "mgso4"
      ],
      "means": [
        "magnesium sulfate"
      ]
    },
    {
      "said": [
        "emphysema",
        "chronic bronchitis",
        "copd"
      ],
      "means": [
        "copd"
      ]
    },
    {
      "said": [
        "catch",
        "caught",
        "get infected"
      ],
      "means": [
        "transmission"
      ]
    },
    {
      "said": [
        "hot coffee",
        "hot tea",
        "cold drink",
        "iced drink"
      ],
      "means": [
        "hot drink"
      ]
    },
    {
      "said": [
        "patch",
        "patches"
      ],
      "means": [
        "patch",
        "transdermal"
      ]
    },
    {
      "said": [
        "contagious",
        "catching",
        "catch it"
      ],
      "means": [
        "contagious",
        "precautions"
      ]
    },
    {
      "said": [
        "dizzy",
        "dizziness",
        "lightheaded"
      ],
      "means": [
        "dizziness",
        "dizzy"
      ]
    },
    {
      "said": [
        "nauseous",
        "nauseated",
        "sick to the stomach"
      ],
      "means": [
        "nausea"
      ]
    },
    {
      "said": [
        "found on the floor",
        "on the floor"
      ],
      "means": [
        "fall",
        "floor"
      ]
    },
    {
      "said": [
        "incapable",
        "incapable adult",
        "incapacitated",
        "unable to consent",
        "incompetent",
        "incapacity"
      ],
      "means": [
        "without capacity",
        "incapacity"
      ]
    },
    {
      "said": [
        "osteo arthritis",
        "degenerative arthritis"
      ],
      "means": [
        "osteoarthritis"
      ]
    },
    {
      "said": [
        "gastric ulcer",
        "duodenal ulcer",
        "stomach ulcer"
      ],
      "means": [
        "peptic ulcer"
      ]
    },
    {
      "said": [
        "compression socks",
        "ted stockings",
        "teds",
        "anti embolism stockings",
        "support stockings",
        "elastic stockings"
      ],
      "means": [
        "compression stockings"
      ]
    },
    {
      "said": [
        "heart rhythm",
        "normal rhythm",
        "heart rythm"
      ],
      "means": [
        "heart rhythm"
      ]
    },
    {
      "said": [
        "ongoing education",
        "continuing training",
        "ongoing training"
      ],
      "means": [
        "continuing education"
      ]
    },
    {
      "said": [
        "never be used",
        "never use",
        "not be used",
        "not use",
        "not to use",
        "forbidden",
        "banned",
        "not allowed to",
        "cannot do",
        "not do"
      ],
      "means": [
        "avoid",
        "forbidden"
      ]
    },
    {
      "said": [
        "medical assistance in dying",
        "assisted dying",
        "assisted death",
        "assisted suicide"
      ],
      "means": [
        "medical aid in dying"
      ]
    },
    {
      "said": [
        "terminal",
        "terminally ill",
        "terminal phase"
      ],
      "means": [
        "end of life",
        "approaching death"
      ]
    },
    {
      "said": [
        "benign prostatic hyperplasia",
        "prostatic hyperplasia",
        "benign prostatic hypertrophy",
        "prostatic hypertrophy",
        "swollen prostate"
      ],
      "means": [
        "enlarged prostate"
      ]
    },
    {
      "said": [
        "bp",
        "BP",
        "b p"
      ],
      "means": [
        "blood pressure"
      ]
    },
    {
      "said": [
        "high blood pressure",
        "htn"
      ],
      "means": [
        "hypertension"
      ]
    },
    {
      "said": [
        "low blood pressure"
      ],
      "means": [
        "hypotension"
      ]
    },
    {
      "said": [
        "hr",
        "pulse",
        "heart rate",
        "pulse rate",
        "heartbeat"
      ],
      "means": [
        "heart rate",
        "pulse"
      ]
    },
    {
      "said": [
        "rr",
        "resp rate",
        "respiratory rate",
        "breathing rate",
        "respiration rate",
        "respirations"
      ],
      "means": [
        "respiratory rate",
        "respirations"
      ]
    },
    {
      "said": [
        "sat",
        "sats",
        "o2 sat",
        "o2 sats",
        "spo2",
        "oxygen saturation",
        "oxygen level",
        "o2 level"
      ],
      "means": [
        "oxygen saturation"
      ]
    },
    {
      "said": [
        "o2"
      ],
      "means": [
        "oxygen"
      ]
    },
    {
      "said": [
        "temp",
        "body temperature"
      ],
      "means": [
        "temperature"
      ]
    },
    {
      "said": [
        "low blood sugar",
        "low sugar",
        "low glucose",
        "hypoglycemic",
        "low blood glucose",
        "sugar is low",
        "hypo"
      ],
      "means": [
        "hypoglycemia"
      ]
    },
    {
      "said": [
        "high blood sugar",
        "high sugar",
        "high glucose",
        "hyperglycemic",
        "high blood glucose",
        "sugar is high"
      ],
      "means": [
        "hyperglycemia"
      ]
    },
    {
      "said": [
        "blood sugar",
        "sugar",
        "blood glucose",
        "glucometer",
        "glucose meter",
        "capillary glucose"
      ],
      "means": [
        "blood glucose"
      ]
    },
    {
      "said": [
        "pressure ulcer",
        "pressure ulcers",
        "pressure sore",
        "pressure sores",
        "bedsore",
        "bedsores",
        "bed sore",
        "bed sores",
        "decubitus",
        "decubitus ulcer"
      ],
      "means": [
        "pressure injury"
      ]
    },
    {
      "said": [
        "blood draw",
        "draw blood",
        "drawing blood",
        "blood sample",
        "blood test"
      ],
      "means": [
        "venipuncture",
        "blood test"
      ]
    },
    {
      "said": [
        "needle poke",
        "needle prick",
        "poked myself",
        "pricked myself"
      ],
      "means": [
        "needlestick"
      ]
    },
    {
      "said": [
        "dx"
      ],
      "means": [
        "diagnosis"
      ]
    },
    {
      "said": [
        "shot",
        "needle",
        "inject",
        "injecting"
      ],
      "means": [
        "injection"
      ]
    },
    {
      "said": [
        "IM"
      ],
      "means": [
        "intramuscular"
      ]
    },
    {
      "said": [
        "sub q",
        "subq",
        "sc",
        "sq",
        "subcut",
        "sub cut",
        "under the skin"
      ],
      "means": [
        "subcutaneous"
      ]
    },
    {
      "said": [
        "iv",
        "IV",
        "i v",
        "ivs"
      ],
      "means": [
        "intravenous",
        "iv"
      ]
    },
    {
      "said": [
        "start a iv",
        "start an iv",
        "starting an iv",
        "insert an iv",
        "start iv"
      ],
      "means": [
        "intravenous therapy"
      ]
    },
    {
      "said": [
        "heart attack",
        "mi",
        "myocardial infarction",
        "infarction"
      ],
      "means": [
        "heart attack"
      ]
    },
    {
      "said": [
        "stroke",
        "cva",
        "brain attack"
      ],
      "means": [
        "stroke"
      ]
    },
    {
      "said": [
        "tia",
        "mini stroke"
      ],
      "means": [
        "tia"
      ]
    },
    {
      "said": [
        "seizure",
        "seizures",
        "convulsion",
        "convulsions",
        "fit",
        "fits",
        "epilepsy"
      ],
      "means": [
        "seizure",
        "epilepsy"
      ]
    },
    {
      "said": [
        "cpr",
        "resuscitation",
        "chest compressions",
        "compressions"
      ],
      "means": [
        "cpr"
      ]
    },
    {
      "said": [
        "choke",
        "chokes",
        "choking",
        "heimlich"
      ],
      "means": [
        "choking"
      ]
    },
    {
      "said": [
        "uti",
        "bladder infection",
        "urine infection",
        "urinary infection"
      ],
      "means": [
        "urinary tract infection"
      ]
    },
    {
      "said": [
        "dvt",
        "blood clot in the leg",
        "phlebitis",
        "clot in the leg"
      ],
      "means": [
        "deep vein thrombosis"
      ]
    },
    {
      "said": [
        "dementia",
        "neurocognitive disorder"
      ],
      "means": [
        "dementia"
      ]
    },
    {
      "said": [
        "family member",
        "family members",
        "relative",
        "relatives",
        "loved one",
        "loved ones"
      ],
      "means": [
        "family"
      ]
    },
    {
      "said": [
        "pill",
        "pills",
        "meds",
        "med",
        "medicine",
        "medicines",
        "drug",
        "drugs",
        "tablet",
        "tablets"
      ],
      "means": [
        "medication",
        "drug"
      ]
    },
    {
      "said": [
        "diabetic",
        "diabetics"
      ],
      "means": [
        "diabetic",
        "diabetes"
      ]
    },
    {
      "said": [
        "food",
        "foods",
        "eat",
        "eats",
        "eating",
        "diet",
        "diets"
      ],
      "means": [
        "eating",
        "diet",
        "food"
      ]
    },
    {
      "said": [
        "confusion",
        "sudden confusion",
        "acute confusion"
      ],
      "means": [
        "delirium",
        "confusion"
      ]
    },
    {
      "said": [
        "sundowning",
        "sundown",
        "sundowners",
        "sundowner"
      ],
      "means": [
        "evening agitation"
      ]
    },
    {
      "said": [
        "isolation",
        "isolated",
        "isolate",
        "iso"
      ],
      "means": [
        "precautions",
        "isolation"
      ]
    },
    {
      "said": [
        "ppe",
        "protective equipment",
        "personal protective equipment",
        "gown",
        "gowns"
      ],
      "means": [
        "protective equipment"
      ]
    },
    {
      "said": [
        "mask",
        "masks",
        "respirator"
      ],
      "means": [
        "mask",
        "n95"
      ]
    },
    {
      "said": [
        "c diff",
        "cdiff",
        "c difficile",
        "clostridium"
      ],
      "means": [
        "clostridioides"
      ]
    },
    {
      "said": [
        "ng",
        "ng tube",
        "nasogastric tube",
        "nasogastric"
      ],
      "means": [
        "nasogastric tube"
      ]
    },
    {
      "said": [
        "foley",
        "urinary catheter",
        "catheter",
        "cath",
        "indwelling catheter"
      ],
      "means": [
        "urinary catheter",
        "urinary catheterisation",
        "catheter"
      ]
    },
    {
      "said": [
        "poop",
        "poo",
        "pooped",
        "poops",
        "pooping",
        "bowel movement",
        "stool",
        "stools",
        "bm"
      ],
      "means": [
        "stool"
      ]
    },
    {
      "said": [
        "pee",
        "urine output",
        "urinary output"
      ],
      "means": [
        "urine output"
      ]
    },
    {
      "said": [
        "throw up",
        "throwing up",
        "puke",
        "puking",
        "vomit",
        "vomiting"
      ],
      "means": [
        "vomiting"
      ]
    },
    {
      "said": [
        "restrain",
        "restraint",
        "restraints",
        "tie down"
      ],
      "means": [
        "restraint"
      ]
    },
    {
      "said": [
        "baby",
        "babies",
        "infant",
        "infants"
      ],
      "means": [
        "infant",
        "newborn",
        "baby",
        "child"
      ]
    },
    {
      "said": [
        "newborn",
        "newborns",
        "neonate",
        "new born"
      ],
      "means": [
        "newborn"
      ]
    },
    {
      "said": [
        "toddler",
        "kid",
        "kids",
        "children",
        "child",
        "pediatric"
      ],
      "means": [
        "child",
        "children"
      ]
    },
    {
      "said": [
        "teen",
        "teens",
        "teenager",
        "teenagers",
        "adolescent",
        "adolescents"
      ],
      "means": [
        "adolescent",
        "adolescence"
      ]
    },
    {
      "said": [
        "minor",
        "underage"
      ],
      "means": [
        "minor"
      ]
    },
    {
      "said": [
        "elderly",
        "old patient",
        "old people",
        "older adult",
        "older adults",
        "old person",
        "senior",
        "seniors",
        "geriatric",
        "older people"
      ],
      "means": [
        "older"
      ]
    },
    {
      "said": [
        "pregnant",
        "pregnancy",
        "pregnant woman",
        "pregnant women"
      ],
      "means": [
        "pregnancy",
        "pregnant"
      ]
    },
    {
      "said": [
        "death is near",
        "death is close",
        "about to die",
        "dying",
        "near death",
        "end of life",
        "close to death",
        "approaching death",
        "imminent death"
      ],
      "means": [
        "approaching death",
        "end of life"
      ]
    },
    {
      "said": [
        "grief",
        "grieving",
        "mourning"
      ],
      "means": [
        "grief"
      ]
    },
    {
      "said": [
        "tylenol",
        "acetaminophen",
        "paracetamol"
      ],
      "means": [
        "acetaminophen"
      ]
    },
    {
      "said": [
        "overdose",
        "took too many"
      ],
      "means": [
        "overdose"
      ]
    },
    {
      "said": [
        "advil",
        "motrin",
        "ibuprofen"
      ],
      "means": [
        "ibuprofen"
      ]
    },
    {
      "said": [
        "lasix",
        "furosemide"
      ],
      "means": [
        "furosemide",
        "lasix"
      ]
    },
    {
      "said": [
        "coumadin",
        "warfarin"
      ],
      "means": [
        "warfarin",
        "coumadin"
      ]
    },
    {
      "said": [
        "ativan",
        "lorazepam"
      ],
      "means": [
        "lorazepam",
        "ativan"
      ]
    },
    {
      "said": [
        "narcan",
        "naloxone"
      ],
      "means": [
        "naloxone"
      ]
    },
    {
      "said": [
        "benzo",
        "benzos",
        "benzodiazepine",
        "benzodiazepines"
      ],
      "means": [
        "benzodiazepine"
      ]
    },
    {
      "said": [
        "statin",
        "statins",
        "lipitor",
        "crestor",
        "atorvastatin",
        "rosuvastatin"
      ],
      "means": [
        "statin"
      ]
    },
    {
      "said": [
        "prednisone",
        "cortisone",
        "steroid",
        "steroids",
        "corticosteroid",
        "corticosteroids"
      ],
      "means": [
        "corticosteroids",
        "prednisone"
      ]
    },
    {
      "said": [
        "puffer",
        "puffers",
        "inhaler",
        "inhalers"
      ],
      "means": [
        "inhaler",
        "puffers"
      ]
    },
    {
      "said": [
        "water pill",
        "water pills",
        "diuretics"
      ],
      "means": [
        "diuretic"
      ]
    },
    {
      "said": [
        "blood thinner",
        "blood thinners",
        "anticoagulants"
      ],
      "means": [
        "anticoagulant",
        "blood thinner"
      ]
    },
    {
      "said": [
        "side effect",
        "side effects",
        "adverse effect",
        "adverse effects"
      ],
      "means": [
        "side effect",
        "effects"
      ]
    },
    {
      "said": [
        "short of breath",
        "shortness of breath",
        "out of breath",
        "trouble breathing",
        "breathless"
      ],
      "means": [
        "dyspnea",
        "respiratory distress"
      ]
    },
    {
      "said": [
        "sob",
        "SOB",
        "s o b"
      ],
      "means": [
        "sob",
        "shortness of breath"
      ]
    },
    {
      "said": [
        "nsaid",
        "nsaids",
        "anti inflammatory",
        "anti inflammatories",
        "anti-inflammatory",
        "anti-inflammatories"
      ],
      "means": [
        "nsaid",
        "anti-inflammatories"
      ]
    },
    {
      "said": [
        "digoxin",
        "lanoxin",
        "dig",
        "digitalis"
      ],
      "means": [
        "digoxin"
      ]
    },
    {
      "said": [
        "bleed",
        "bleeding",
        "hemorrhage",
        "bleeds"
      ],
      "means": [
        "bleeding",
        "hemorrhage"
      ]
    },
    {
      "said": [
        "wash hands",
        "wash your hands",
        "wash my hands",
        "washing hands",
        "hand washing",
        "handwashing",
        "hand wash"
      ],
      "means": [
        "handwashing"
      ]
    },
    {
      "said": [
        "hand sanitizer",
        "hand rub",
        "hand gel",
        "sanitizer"
      ],
      "means": [
        "alcohol rub"
      ]
    },
    {
      "said": [
        "white out",
        "whiteout",
        "correction fluid",
        "mistake",
        "mistakes"
      ],
      "means": [
        "error"
      ]
    },
    {
      "said": [
        "wrong med",
        "wrong meds",
        "wrong medication",
        "wrong medicine",
        "wrong drug",
        "wrong pill",
        "wrong pills",
        "med error",
        "meds error",
        "drug error"
      ],
      "means": [
        "medication error"
      ]
    },
    {
      "said": [
        "chart",
        "charts",
        "charting",
        "record",
        "patient chart"
      ],
      "means": [
        "record",
        "charting"
      ]
    },
    {
      "said": [
        "aux nurse",
        "auxiliary nurse",
        "auxiliary nurses",
        "lpn",
        "lpns",
        "practical nurse",
        "licensed practical nurse",
        "nursing assistant",
        "nursing assistants"
      ],
      "means": [
        "auxiliary"
      ]
    },
    {
      "said": [
        "incision",
        "surgical incision",
        "surgical wound",
        "wound"
      ],
      "means": [
        "wound"
      ]
    },
    {
      "said": [
        "infected"
      ],
      "means": [
        "infection"
      ]
    },
    {
      "said": [
        "potassium",
        "k level",
        "K"
      ],
      "means": [
        "potassium"
      ]
    },
    {
      "said": [
        "hemoglobin",
        "hgb",
        "hb"
      ],
      "means": [
        "hemoglobin"
      ]
    },
    {
      "said": [
        "inr"
      ],
      "means": [
        "inr"
      ]
    },
    {
      "said": [
        "kidney",
        "kidneys",
        "renal"
      ],
      "means": [
        "kidney"
      ]
    },
    {
      "said": [
        "liver",
        "hepatic"
      ],
      "means": [
        "liver"
      ]
    },
    {
      "said": [
        "lung",
        "lungs",
        "pulmonary"
      ],
      "means": [
        "pulmonary",
        "lungs"
      ]
    },
    {
      "said": [
        "teaspoon",
        "tsp",
        "teaspoons"
      ],
      "means": [
        "teaspoon"
      ]
    },
    {
      "said": [
        "tablespoon",
        "tbsp",
        "tablespoons"
      ],
      "means": [
        "tablespoon"
      ]
    },
    {
      "said": [
        "ounce",
        "ounces",
        "oz"
      ],
      "means": [
        "ounce"
      ]
    },
    {
      "said": [
        "pound",
        "pounds",
        "lb",
        "lbs"
      ],
      "means": [
        "pounds"
      ]
    },
    {
      "said": [
        "milliliter",
        "milliliters",
        "millilitre",
        "ml"
      ],
      "means": [
        "ml"
      ]
    },
    {
      "said": [
        "microgram",
        "micrograms",
        "mcg"
      ],
      "means": [
        "mcg"
      ]
    },
    {
      "said": [
        "drops per minute",
        "gtt",
        "drip rate",
        "flow rate"
      ],
      "means": [
        "infusion rate"
      ]
    },
    {
      "said": [
        "trouble swallowing",
        "difficulty swallowing",
        "dysphagia"
      ],
      "means": [
        "dysphagia"
      ]
    },
    {
      "said": [
        "suicide",
        "suicidal",
        "kill himself",
        "kill herself"
      ],
      "means": [
        "suicide"
      ]
    },
    {
      "said": [
        "psw",
        "orderly",
        "attendant"
      ],
      "means": [
        "attendant"
      ]
    },
    {
      "said": [
        "handoff",
        "hand off",
        "shift change",
        "handover"
      ],
      "means": [
        "shift report",
        "handing over"
      ]
    },
    {
      "said": [
        "allergic shock",
        "anaphylactic shock",
        "severe allergic reaction",
        "anaphylactic"
      ],
      "means": [
        "anaphylaxis"
      ]
    },
    {
      "said": [
        "passed out",
        "faint",
        "fainted",
        "fainting",
        "passing out"
      ],
      "means": [
        "fainting"
      ]
    },
    {
      "said": [
        "broken bone",
        "broken",
        "fracture"
      ],
      "means": [
        "fracture"
      ]
    },
    {
      "said": [
        "fall",
        "falls",
        "fell",
        "fallen"
      ],
      "means": [
        "fall"
      ]
    },
    {
      "said": [
        "burn",
        "burns",
        "burned"
      ],
      "means": [
        "burn"
      ]
    },
    {
      "said": [
        "perineal care",
        "peri care",
        "pericare"
      ],
      "means": [
        "perineal care"
      ]
    },
    {
      "said": [
        "blood thinner antidote"
      ],
      "means": [
        "anticoagulants reversal"
      ]
    },
    {
      "said": [
        "bad cholesterol",
        "cholesterol"
      ],
      "means": [
        "cholesterol"
      ]
    },
    {
      "said": [
        "shot record",
        "vaccine",
        "vaccines",
        "vaccinate",
        "immunization"
      ],
      "means": [
        "vaccine",
        "vaccination"
      ]
    },
    {
      "said": [
        "turn a patient",
        "turn someone",
        "turn them",
        "turned",
        "turning",
        "repositioned",
        "reposition",
        "repositioning",
        "change position",
        "change positions"
      ],
      "means": [
        "change position",
        "repositioning"
      ]
    },
    {
      "said": [
        "bedridden",
        "stuck in bed",
        "confined to bed",
        "bed bound",
        "bedbound"
      ],
      "means": [
        "bed"
      ]
    },
    {
      "said": [
        "tb"
      ],
      "means": [
        "tuberculosis",
        "airborne"
      ]
    },
    {
      "said": [
        "cannot talk",
        "can not talk",
        "cant talk",
        "doesn’t talk",
        "doesnt talk",
        "cannot speak",
        "can not speak",
        "unable to speak",
        "nonverbal",
        "non verbal",
        "can't talk",
        "can't speak"
      ],
      "means": [
        "unable communicate",
        "pain scale"
      ]
    },
    {
      "said": [
        "rate pain",
        "rate the pain",
        "measure pain",
        "measure the pain",
        "assess pain",
        "pain score"
      ],
      "means": [
        "pain scale"
      ]
    },
    {
      "said": [
        "fast acting",
        "rapid acting",
        "short acting"
      ],
      "means": [
        "rapid"
      ]
    },
    {
      "said": [
        "slow acting",
        "long lasting",
        "long acting"
      ],
      "means": [
        "long acting"
      ]
    },
    {
      "said": [
        "condom catheter",
        "texas catheter",
        "external catheter",
        "penile sheath"
      ],
      "means": [
        "external catheter"
      ]
    },
    {
      "said": [
        "wheelchair",
        "wheel chair"
      ],
      "means": [
        "chair",
        "wheelchair"
      ]
    },
    {
      "said": [
        "hoyer",
        "hoyer lift",
        "mechanical lift",
        "lift"
      ],
      "means": [
        "lift"
      ]
    },
    {
      "said": [
        "alcohol gel",
        "purell",
        "alcohol rub",
        "rub my hands",
        "rub your hands"
      ],
      "means": [
        "alcohol rub"
      ]
    },
    {
      "said": [
        "swollen",
        "swelling",
        "puffy"
      ],
      "means": [
        "swelling",
        "edema"
      ]
    },
    {
      "said": [
        "jaundice",
        "yellow skin",
        "yellow eyes"
      ],
      "means": [
        "jaundice"
      ]
    },
    {
      "said": [
        "itchy",
        "itching",
        "itch"
      ],
      "means": [
        "itching"
      ]
    },
    {
      "said": [
        "headache",
        "migraine",
        "head hurts"
      ],
      "means": [
        "headache"
      ]
    },
    {
      "said": [
        "bum",
        "rectally",
        "in the bum",
        "up the bum"
      ],
      "means": [
        "rectal"
      ]
    },
    {
      "said": [
        "under the tongue"
      ],
      "means": [
        "sublingual"
      ]
    },
    {
      "said": [
        "in the ear"
      ],
      "means": [
        "ear",
        "tympanic"
      ]
    },
    {
      "said": [
        "under the arm",
        "armpit"
      ],
      "means": [
        "axillary"
      ]
    },
    {
      "said": [
        "dehydrated",
        "not enough water",
        "lack of water"
      ],
      "means": [
        "dehydration"
      ]
    },
    {
      "said": [
        "complain",
        "complaint",
        "file a complaint"
      ],
      "means": [
        "complaints"
      ]
    },
    {
      "said": [
        "dentures",
        "false teeth"
      ],
      "means": [
        "dentures"
      ]
    },
    {
      "said": [
        "diaper",
        "diapers",
        "brief",
        "briefs"
      ],
      "means": [
        "diapers",
        "incontinence"
      ]
    },
    {
      "said": [
        "stitches",
        "staples",
        "stitch",
        "sutures"
      ],
      "means": [
        "staples",
        "sutures"
      ]
    },
    {
      "said": [
        "belly pain",
        "stomach ache",
        "tummy ache",
        "abdominal pain"
      ],
      "means": [
        "abdominal pain"
      ]
    },
    {
      "said": [
        "breastfeeding",
        "breast feeding",
        "nursing a baby",
        "breastfeed"
      ],
      "means": [
        "breastfeeding"
      ]
    },
    {
      "said": [
        "take off gloves",
        "taking off gloves",
        "take gloves off",
        "take off your gloves",
        "take off my gloves"
      ],
      "means": [
        "glove removal"
      ]
    },
    {
      "said": [
        "non sterile",
        "nonsterile"
      ],
      "means": [
        "clean"
      ]
    },
    {
      "said": [
        "bag of blood",
        "blood bag",
        "unit of blood",
        "bags of blood",
        "units of blood"
      ],
      "means": [
        "blood transfusion"
      ]
    },
    {
      "said": [
        "delivery",
        "childbirth",
        "giving birth",
        "labor",
        "labour"
      ],
      "means": [
        "birth",
        "labour"
      ]
    },
    {
      "said": [
        "stage",
        "stages",
        "phase",
        "phases"
      ],
      "means": [
        "stage",
        "phase"
      ]
    }
  ]
};
