/** ICD-10 categories and codes of section 3's sensitive subjects. */
const sensitive = {
  sexualAndReproductive: [
    /^A5[0-9]|^A6[0-4]|^B2[0-4]|^B37\.[34]|^R75/,
    /^E2[89]|^E34\.5|^R37/,
    /^N(4[0-9]|5[0-3]|7[0-7]|8[0-9]|9[0-8])/,
    /^Q5[0-6]/,
    /^T7[46]\.2|^Y05/,
    /^Z(01\.4|04\.4|11\.[34]|12\.4|20\.[26]|21|22\.4|3[0-9]|61\.[45]|64\.[01]|70|71\.7|72\.5|87\.5|97\.5)/,
  ],
  pregnancy: [/^O/],
  // With self-harm, its sequelae and what leads to it.
  mentalHealth: [
    /^F/,
    /^R4[4-6]/,
    /^X(6[0-9]|7[0-9]|8[0-4])|^Y87\.0/,
    /^Z(00\.4|03\.2|09\.3|13\.3|50\.4|54\.3|86\.5|91\.[45])/,
  ],
  // Of the poisonings those by alcohol, narcotics, hallucinogens and stimulants of abuse; by other medicines they tell of no such use.
  substanceUse: [
    /^T(40|43\.6|51)|^X4[25]|^Y1[25]|^Y9[01]|^R78\.[0-5]/,
    /^E24\.4|^G31\.2|^G62\.1|^G72\.1|^I42\.6|^K29\.2|^K70|^K85\.2|^K86\.0/,
    /^Z(04\.0|50\.[23]|71\.[45]|72\.[0-2]|81\.[1-4]|86\.4)/,
  ],
  genetics: [/^Q9/, /^Z(13\.7|1[45])/],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;

/** Whether a diagnosis is hidden from a guardian with limited access. */
export const isSensitiveDiagnosis = (code: string): boolean =>
  Object.values(sensitive)
    .flat()
    .some((pattern) => pattern.test(code));
