const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: string): string => power.replaceAll(/\d/g, (digit) => superscripts[Number(digit)] ?? digit);

/** A unit as people read it: `10*3/uL`, as the code of UCUM has it, is `10³/µL`. What else the laboratory writes stays. */
export const unitText = (unit: string): string =>
  unit
    .replace(/^10[*^](\d+)/, (_, power: string) => `10${raised(power)}`)
    .replaceAll(/\bu(?=g\b|L\b|l\b|mol\b)/g, 'µ')
    .replaceAll(/\{(?:cells?|cell_count)\}/gi, '')
    .replaceAll(/\{1\.73_m2\}/g, '1.73 m²');
