const words = (text: string): ReadonlySet<string> => new Set(text.split(',').map((word) => word.trim()));

/**
 * Substances that act alike, by their international names in lower case. The groups follow the high-priority interactions of Phansalkar and
 * others (2012) and the common ones of a pharmacy's counter.
 */
export const groups = {
  mao: words('isocarboxazid,phenelzine,procarbazine,selegiline,tranylcypromine,rasagiline,linezolid,moclobemide'),
  serotonergic: words(
    'citalopram,escitalopram,fluoxetine,fluvoxamine,paroxetine,sertraline,venlafaxine,desvenlafaxine,duloxetine,milnacipran,nefazodone,' +
      'amitriptyline,clomipramine,desipramine,doxepin,imipramine,nortriptyline,protriptyline,trimipramine,' +
      'rizatriptan,sumatriptan,zolmitriptan,pethidine,tramadol,tapentadol,fentanyl,methadone,dextromethorphan',
  ),
  stimulant: words(
    'amphetamine,benzphetamine,dexmethylphenidate,dextroamphetamine,diethylpropion,methamphetamine,methylphenidate,phendimetrazine,' +
      'phentermine,pseudoephedrine,phenylephrine,atomoxetine,cocaine',
  ),
  longQt: words(
    'amiodarone,arsenic trioxide,astemizole,azithromycin,bepridil,chloroquine,chlorpromazine,cisapride,citalopram,clarithromycin,cocaine,' +
      'disopyramide,dofetilide,domperidone,dronedarone,droperidol,erythromycin,escitalopram,flecainide,halofantrine,haloperidol,ibutilide,' +
      'levomethadyl acetate,mesoridazine,methadone,moxifloxacin,ondansetron,pentamidine,pimozide,probucol,procainamide,quinidine,sevoflurane,' +
      'sotalol,sparfloxacin,sulpiride,terfenadine,thioridazine,vandetanib,anagrelide',
  ),
  ergot: words('dihydroergotamine,ergonovine,ergotamine,methylergometrine'),
  proteaseInhibitor: words(
    'amprenavir,atazanavir,darunavir,fosamprenavir,indinavir,lopinavir,nelfinavir,ritonavir,saquinavir,tipranavir',
  ),
  strongInhibitor: words(
    'amprenavir,atazanavir,darunavir,fosamprenavir,indinavir,lopinavir,nelfinavir,ritonavir,saquinavir,tipranavir,' +
      'clarithromycin,erythromycin,telithromycin,fluconazole,itraconazole,ketoconazole,voriconazole,nefazodone',
  ),
  mildInhibitor: words('diltiazem,verapamil,amiodarone,aprepitant,cimetidine,dronedarone'),
  inducer: words('rifampicin,rifabutin,rifapentine,carbamazepine,phenytoin'),
  statin: words('simvastatin,lovastatin'),
  acidReducer: words('omeprazole,esomeprazole,lansoprazole,pantoprazole,rabeprazole'),
  slowedByOneA2: words('tizanidine,ramelteon'),
  oneA2Inhibitor: words('amiodarone,ciprofloxacin,fluvoxamine,mexiletine,propafenone,ticlopidine,zileuton'),
  irinotecan: words('irinotecan'),
  bosentan: words('bosentan'),
  atazanavir: words('atazanavir,indinavir,nelfinavir,saquinavir,rilpivirine'),
  clopidogrel: words('clopidogrel'),
  nsaid: words(
    'ibuprofen,diclofenac,naproxen,ketoprofen,meloxicam,indometacin,piroxicam,celecoxib,etoricoxib,mefenamic acid,lornoxicam',
  ),
  bloodThinner: words(
    'warfarin,acenocoumarol,rivaroxaban,apixaban,dabigatran,edoxaban,clopidogrel,ticagrelor,prasugrel,acetylsalicylic acid',
  ),
  aceOrSartan: words(
    'lisinopril,enalapril,perindopril,ramipril,captopril,valsartan,irbesartan,losartan,candesartan,telmisartan,olmesartan',
  ),
  potassium: words('potassium chloride,spironolactone,eplerenone,amiloride'),
  nitrate: words('glyceryl trinitrate,nitroglycerin,isosorbide dinitrate,isosorbide mononitrate'),
  erectileDysfunction: words('sildenafil,tadalafil,vardenafil'),
  thiopurine: words('azathioprine,mercaptopurine'),
  xanthineOxidaseInhibitor: words('allopurinol,febuxostat'),
  sulfonylurea: words('glimepiride,gliclazide,glibenclamide,glipizide'),
} as const;
export type Group = keyof typeof groups;
