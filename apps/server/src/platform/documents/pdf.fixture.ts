/** A PDF of one empty page, which every program opens. `words` stand in it as a comment. */
export function wholePdf(words = '', more = { object: '', trailer: '' }): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [ 3 0 R ] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 100 100 ] /Resources << >> >>',
    ...(more.object === '' ? [] : [more.object]),
  ];
  let text = `%PDF-1.7\n% ${words}\n`;
  const places = objects.map((object, at) => {
    const place = String(text.length).padStart(10, '0');
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${more.trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

const id = '3039353331666338613730316337306237633732333030363835363236386463';
const encryptedPdf = (dictionary: string): Buffer =>
  wholePdf('', { object: dictionary, trailer: `/ID [ <${id}> <${id}> ] /Encrypt 4 0 R` });

/** Each way to encrypt, as pypdf writes it: `open` with an empty password, as where only printing is forbidden. */
export const lockedPdf = {
  oldRc4: {
    open: encryptedPdf(
      '<< /V 1 /R 2 /Length 40 /P 4294967292 /Filter /Standard /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <bb471392fa1d222917967cf23a9738999958e24d4bbe32b8c46c93bb05e91306> >>',
    ),
    locked: encryptedPdf(
      '<< /V 1 /R 2 /Length 40 /P 4294967292 /Filter /Standard /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /U <de0462827670cb218e93ab4d965a757a8288ff1eddf05695546fcbffb6839afd> >>',
    ),
  },
  rc4: {
    open: encryptedPdf(
      '<< /V 2 /R 3 /Length 128 /P 4294967292 /Filter /Standard /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <2b56f4791463386a7aeddddebdff3ca828bf4e5e4e758a4164004e56fffa0108> >>',
    ),
    locked: encryptedPdf(
      '<< /V 2 /R 3 /Length 128 /P 4294967292 /Filter /Standard /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <476b068bc44e201ce6d5ac6b3fcdb02e28bf4e5e4e758a4164004e56fffa0108> >>',
    ),
  },
  aes128: {
    open: encryptedPdf(
      '<< /V 4 /R 4 /Length 128 /P 4294967292 /Filter /Standard /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <2b56f4791463386a7aeddddebdff3ca828bf4e5e4e758a4164004e56fffa0108> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>',
    ),
    locked: encryptedPdf(
      '<< /V 4 /R 4 /Length 128 /P 4294967292 /Filter /Standard /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <476b068bc44e201ce6d5ac6b3fcdb02e28bf4e5e4e758a4164004e56fffa0108> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>',
    ),
  },
  aes256Draft: {
    open: encryptedPdf(
      '<< /V 5 /R 5 /Length 256 /P 4294967292 /Filter /Standard /O <ba01d32255f00881d30a4c79bf6fd75059cc94f568f1fa14e4bee1d67e5eb86f7575638a41ecb3bc6f0ca1876164b451> /U <9c747daba89dfef03a54590a2b2243b74f9b5d6043c7cc8b3e512eaffdd6d14c43e8908407e7906a8828ac813b5d99e6> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <7545e7b0c5a98408582e4a7cb0b717e341f2b473029e0a95d481da95a14cb3c9> /UE <5e2d163829b285d791441bce59bafab2bff31ade01a1bd03b8e059895e85699a> /Perms <ff8b32de54d2dd02defa0794c6a5b218> >>',
    ),
    locked: encryptedPdf(
      '<< /V 5 /R 5 /Length 256 /P 4294967292 /Filter /Standard /O <908d3ee1f36fc53c11fbd4f5d6ce1d62d5d59035890aaa930ae233a699358399b3f98fee98f857b5799a509868f5dbeb> /U <10b319e1fbc566cc1c91defbd8db99b72322aac25e059badb2c80790d38bbe4a991b72a6a8275e3fd3dbdd500d4117c3> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <2d3aca66093218396923c78373b245b3bb6748ab8d9ff2fe766bc4fb7027bb76> /UE <012175dfbecda5964af81d1d05a3ee55afd6cd5b74229d89161f4e290ba80d31> /Perms <dc722eee5eaa695367970cf7b6d05462> >>',
    ),
  },
  aes256: {
    open: encryptedPdf(
      '<< /V 5 /R 6 /Length 256 /P 4294967292 /Filter /Standard /O <8d7f66664529b9b551ab2e6cafbda363cdd49640fa2fd2800bf1e312686a08470acb8df0324980c6ba838df8e865be98> /U <b6feb0eb99176491f436c43fa33dbc98697ce7e1246016dc998971ac1675474cdeb61fe89abaee9338bebb7641c63163> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <1f56d7b22f2905a88ca61f0c922d22192c03995250d176252e54aa1e965a8693> /UE <e4664ad2f18ffde6d7b237c3f0374e18b2b45d0bb16d35c3237371b317d3e740> /Perms <75cecdddd1325625011effe2d404b7d3> >>',
    ),
    locked: encryptedPdf(
      '<< /V 5 /R 6 /Length 256 /P 4294967292 /Filter /Standard /O <426b8785d476d030b9464cc36a15a49a93b4b54d0beae7bb819ce75d3c0aedc7c14e3f249e8428998976c08fc4ff3988> /U <04a90527b753fab531e440a61c2a884f75b408a762aca0625b9e5081c0cb3d35338cf28901403e1ab2abda2895d3ea49> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <50f160eb8bbed97afc18f62507f16d8bf3f2f6d9cbe1d232ab88f53dd3b007f2> /UE <71ea6589e7daf46695360b90a13386937527f56322894acea3834615e59608a9> /Perms <3d09ecf47f14c764c520665ed0904e04> >>',
    ),
  },
};
