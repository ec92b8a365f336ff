import { occupations as searched } from '@commons/service-kit/search/vocabulary/vocabulary-lists';

const english =
  'engineer developer manager designer analyst consultant director nurse teacher assistant specialist officer architect scientist accountant administrator coordinator intern internship lead programmer technician founder co-founder cofounder cto ceo cfo coo vp president vice-president clerk cashier driver cook chef baker server supervisor associate representative rep agent researcher employee editor writer professor lecturer instructor tutor student mechanic electrician carpenter welder operator planner buyer recruiter secretary receptionist volunteer helper journeyman member mentor treasurer chairperson training trainee apprentice bookkeeper florist barista bartender waiter waitress hostess host housekeeper custodian janitor plumber roofer painter mason landscaper gardener machinist assembler stocker storekeeper packer picker dispatcher guard paramedic emt rn lpn lvn cna handyman firefighter caregiver aide therapist counselor pharmacist physician doctor surgeon resident dentist hygienist phlebotomist paralegal attorney lawyer auditor controller broker realtor appraiser underwriter banker teller stylist hairdresser barber librarian coach trainer surveyor estimator foreman contractor merchandiser salesperson copywriter journalist reporter photographer videographer artist animator illustrator musician economist statistician chemist biologist physicist pilot strategist owner principal partner executive translator interpreter freelancer freelance fellow postdoc advisor adviser worker laborer helper crew cleaner maid nanny babysitter attendant inspector tester scrummaster evangelist ambassador expert head chief deputy manageress producer buyer marketer webmaster devops sre sysadmin qa captain sergeant lieutenant private steward bellhop concierge valet courier loader installer fitter technologist sommelier butcher tailor seamstress optician veterinarian groomer curator archivist chair chairman chairwoman chairperson dean provost registrar treasurer rigger pipefitter millwright boilermaker glazier ironworker lineman trucker hauler handyman busser expeditor dishwasher scheduler biller coder transcriptionist sonographer radiographer midwife doula orderly porter caretaker superintendent paraprofessional paraeducator substitute counsellor chaplain pastor detective trooper marshal investigator adjuster actuary trader sorter handler spotter flagger groundskeeper arborist logistician soldier marine airman seaman infantryman mechanist crewman rancher farmhand farmer fisherman logger miner driller roustabout detailer tech techs lifeguard mate bailiff jeweler upholsterer tiler drywaller pressman sexton';
const others =
  'ingenieur\\p{L}* entwickler\\p{L}* leiter\\p{L}* leitung \\p{L}*leiter\\p{L}* \\p{L}*entwickler\\p{L}* \\p{L}*ingenieur\\p{L}* verkäufer\\p{L}* \\p{L}*kaufmann \\p{L}*kauffrau \\p{L}*berater\\p{L}* \\p{L}*assistent\\p{L}* \\p{L}*mitarbeiter\\p{L}* \\p{L}*pfleger\\p{L}* krankenschwester lehrer\\p{L}* \\p{L}*lehrer\\p{L}* erzieher\\p{L}* \\p{L}*praktikant\\p{L}* praktikum werkstudent\\p{L}* \\p{L}*mechaniker\\p{L}* \\p{L}*elektriker\\p{L}* \\p{L}*elektroniker\\p{L}* \\p{L}*monteur\\p{L}* gesell(?:e|in) \\p{L}*meister(?:in)? \\p{L}*techniker\\p{L}* geschäftsführer\\p{L}* buchhalter\\p{L}* sachbearbeiter\\p{L}* \\p{L}*koch köchin bäcker\\p{L}* kellner\\p{L}* fahrer\\p{L}* arzt ärztin aushilfe auszubildende\\p{L}* gestalter\\p{L}* redakteur\\p{L}* bibliothekar\\p{L}* \\p{L}*verwalter\\p{L}* ' +
  'desarrollador\\p{L}* ingenier[oa] gerente\\p{L}* director\\p{L}* jef[ea] encargad[oa] vendedor\\p{L}* dependient[ea] enfermer[oa] profesor\\p{L}* maestr[oa] analista consultor\\p{L}* administrativ[oa] asistente auxiliar contador\\p{L}* contable cociner[oa] camarer[oa] meser[oa] cajer[oa] recepcionista secretari[oa] diseñador\\p{L}* técnic[oa] coordinador\\p{L}* supervisor\\p{L}* becari[oa] practicante abogad[oa] médic[oa] conductor\\p{L}* repartidor\\p{L}* responsable operari[oa] albañil\\p{L}* ebanista carpinter[oa] electricista fontaner[oa] plomer[oa] soldador[a]? chófer ayudante cuidador[a]? limpiador[a]? pintor[a]? mecánic[oa] programador\\p{L}* investigador\\p{L}* ' +
  'développeu[rs]\\p{L}* développeuse ingénieur\\p{L}* chef directeur directrice vendeu[rs]\\p{L}* infirmi[eè]r\\p{L}* professeur\\p{L}* enseignant\\p{L}* analyste comptable assistant\\p{L}* stagiaire alternant\\p{L}* apprenti\\p{L}* serveu[rs]\\p{L}* cuisini[eè]r\\p{L}* caissi[eè]r\\p{L}* consultant\\p{L}* chargée? gestionnaire technicien\\p{L}* conseill[eè]r\\p{L}* secrétaire hôte hôtesse boulang(?:er|ère) équipi(?:er|ère) électricien\\p{L}* avocat\\p{L}* médecin graphiste garde\\p{L}* équipier\\p{L}* agent\\p{L}* ouvri(?:er|ère) magasini(?:er|ère) aide\\p{L}* livreu[rs]\\p{L}* coiffeu[rs]\\p{L}* rédact\\p{L}* chercheu\\p{L}* traduct\\p{L}* interprète animat\\p{L}* éducat\\p{L}* ' +
  'desenvolvedor\\p{L}* engenheir[oa] gestor\\p{L}* diretor\\p{L}* vendedor\\p{L}* enfermeir[oa] professor\\p{L}* assistente auxiliar contador\\p{L}* cozinheir[oa] garçom garçonete atendente recepcionista secretári[oa] estagiári[oa] coordenador\\p{L}* supervisor\\p{L}* técnic[oa] advogad[oa] motorista padeir[oa] programador\\p{L}* pesquisador\\p{L}* ' +
  'sviluppat\\p{L}* ingegnere responsabile direttore direttrice venditor\\p{L}* commess[oa] infermier[ea] insegnante impiegat[oa] assistente contabile cuoc[oa] camerier[ea] cassier[ea] consulente tirocinante stagista tecnico muratore manovale elettricista idraulico magazzinier[ea] operai[oa] autista progettista addett[oa] ricercator\\p{L}* avvocato segretari[oa] ' +
  'ontwikkelaar medewerker \\p{L}*medewerker verkoper verpleegkundige leraar docent adviseur boekhouder stagiair\\p{L}* directeur teamleider kok ober chauffeur monteur onderzoeker bakker beheerder orderpicker magazijn\\p{L}* vrachtwagen\\p{L}* schoonmaker ' +
  'inżynier programist[aky]\\p{L}* kierownik specjalist[aky] sprzedawca pielęgniarka nauczyciel\\p{L}* analityk księgow[ay] kelner\\p{L}* kucharz asystent\\p{L}* stażyst[aky] praktykant\\p{L}* dyrektor doradca technik kierowca magazynier konsultant\\p{L}* recepcjonist\\p{L}* kasjer\\p{L}* zastępca murarz spawacz elektryk hydraulik opiekun\\p{L}* ' +
  'инженер\\p{L}* разработчик\\p{L}* менеджер\\p{L}* программист\\p{L}* аналитик\\p{L}* бухгалтер\\p{L}* директор\\p{L}* специалист\\p{L}* продавец\\p{L}* учитель\\p{L}* медсестра врач повар официант\\p{L}* водитель администратор\\p{L}* консультант\\p{L}* руководитель\\p{L}* стажер\\p{L}* стажёр\\p{L}* дизайнер\\p{L}* преподаватель\\p{L}* помощник';
const han =
  /工程师|工程師|经理|經理|主管|总监|總監|助理|专员|專員|顾问|顧問|开发|会计|會計|护士|護士|教师|老师|设计师|設計師|分析师|实习生|實習生|店长|销售|程序员|文员|收银员|服务员|营业员|业务员|店员|保安|保洁|组长|班长|操作工|质检|仓管|出纳|秘书|厨师|司机|エンジニア|マネージャー|デザイナー|プログラマ|コンサルタント|営業|担当|アシスタント|主任|課長|部長|店長|インターン|看護師|教師|講師|엔지니어|개발자|매니저|디자이너|과장|대리|사원|팀장|부장|인턴|간호사|교사|회계사|컨설턴트|연구원|매니저|مهندس|مدير|محاسب|مطور|معلم|ممرض|مصمم|محلل|مساعد|متدرب|مندوب|طبيب|مشرف|موظف|מהנדס|מנהל|מפתח|חשב|מורה|אחות|מעצב|אנליסט|עוזר|מתמחה|נציג|רופא|יועץ|טבח|מוכר|רכז|מתכנת/;

/** "Hands" alone are no occupation. */
const hand = '(?:farm|ranch|field|deck|stage|hired) ?hand';
const endsInHand = new RegExp(`${hand}s?$`, 'i');

const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${`${english} ${others}`.replaceAll(' ', '|')}|head of|${hand})s?(?![\p{L}])`,
  'iu',
);

const longestTitle = 160;

/** Titles as the search knows them: "front desk", "accounts payable". */
const titles = new Set(
  searched
    .split('\n')
    .flatMap((line) => line.split('>')[0]?.split(',') ?? [])
    .map((title) => title.trim().toLowerCase())
    .filter(Boolean),
);

/** Whether a text names an occupation, e.g. "Senior Bookkeeper", "Krankenpflegerin". */
export function namesOccupation(text: string): boolean {
  // Matching takes quadratic time in the length of a word; no title is that long.
  const title = text.slice(0, longestTitle);
  return pattern.test(title) || han.test(title) || titles.has(title.trim().toLowerCase());
}

/** Whether the last word, or the first before "of", is an occupation: "Store Manager", "Head of Sales". */
export function endsInOccupation(text: string): boolean {
  const title = text
    .slice(0, longestTitle)
    .replace(/[,(/–-].*$/u, '')
    // "Technician II", "Analyst 3": the level follows the occupation.
    .replace(/\s+(?:I{1,3}|IV|V|[1-5])\s*$/, '')
    .trim();
  const [head = ''] = title.split(/\s+(?:of|for|de|del|der|des|du|di|für|in|en)\s+/i);
  const last = head.split(/\s+/).at(-1) ?? '';
  return pattern.test(last) || endsInHand.test(head) || han.test(title.slice(-4));
}
