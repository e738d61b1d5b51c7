const usual = {
  RegisterNumber: '1',
  'Scientific Name': 'PARACETAMOL',
  'Scientific Name Arabic': '',
  'Trade Name': 'PANADOL 500MG TAB',
  'Trade Name Arabic': 'بنادول',
  Strength: '500',
  StrengthUnit: 'mg',
  PharmaceuticalForm: 'Tablet',
  AdministrationRoute: 'Oral',
  AtcCode1: 'N02BE01',
  Size: '0',
  SizeUnit: '',
  PackageTypes: 'Blister',
  PackageSize: '24',
  'Legal Status': 'OTC',
  'Product Control': 'Uncontrolled',
  'Distribute area': 'Pharmacy ',
  'Public price': '10.7',
  'Storage conditions': 'store below 25°c',
  'Marketing Company': 'GSK HOUSE',
  'Marketing Status': 'Marketed',
  'Authorization Status': 'Valid',
};
export type Line = Partial<typeof usual>;

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A register as the authority writes it: a mark of its encoding, a head, and a line for each product, usual but for what is said. */
export function registerCsv(lines: readonly Line[]): string {
  const rows = lines.map((line) =>
    Object.values({ ...usual, ...line })
      .map(cell)
      .join(','),
  );
  return `\uFEFF${[Object.keys(usual).map(cell).join(','), ...rows].join('\r\n')}\r\n`;
}
