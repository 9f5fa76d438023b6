/** British and American spellings that no pattern covers; their other forms are listed where they differ too. */
export const spellingPairs = `
grey gray; greyish grayish; plough plow; snowplough snowplow; cosy cozy; cosier cozier; cosiest coziest;
cosily cozily; cosiness coziness; mum mom; mummy mommy; moustache mustache; pyjamas pajamas; pyjama pajama;
sceptic skeptic; sceptical skeptical; scepticism skepticism; aluminium aluminum; jewellery jewelry;
jeweller jeweler; ageing aging; judgement judgment; judgemental judgmental; acknowledgement acknowledgment;
abridgement abridgment; axe ax; mould mold; mouldy moldy; moult molt; smoulder smolder; smouldering smoldering;
smouldered smoldered; sulphur sulfur; sulphuric sulfuric; sulphate sulfate; speciality specialty;
whisky whiskey; yoghurt yogurt; doughnut donut; omelette omelet; learnt learned; burnt burned; dreamt dreamed;
leant leaned; leapt leaped; smelt smelled; spelt spelled; spoilt spoiled; spilt spilled; knelt kneeled;
misspelt misspelled; towards toward; afterwards afterward; backwards backward; forwards forward;
upwards upward; downwards downward; onwards onward; inwards inward; outwards outward; artefact artifact;
disc disk; enquire inquire; enquired inquired; enquiring inquiring; enquiry inquiry; gaol jail;
mollusc mollusk; pedlar peddler; tsar czar; adviser advisor; aeroplane airplane; grandad granddad;
chilli chili; chillies chilies; skilful skillful; skilfully skillfully; wilful willful; wilfully willfully;
fulfil fulfill; fulfils fulfills; fulfilment fulfillment; enrol enroll; enrols enrolls; enrolment enrollment;
instalment installment; instil instill; instils instills; distil distill; distils distills; enthral enthrall;
enthrals enthralls; appal appall; appals appalls; woollen woolen; woolly wooly; marvellous marvelous;
marvellously marvelously; counsellor counselor; traveller traveler; dullness dulness; fullness fulness;
programme program; programmes programs; licence license; defence defense; offence offense; pretence pretense;
practise practice; likeable likable; loveable lovable; sizeable sizable; liveable livable; saleable salable;
unmistakeable unmistakable; moveable movable; manoeuvre maneuver; manoeuvred maneuvered;
manoeuvring maneuvering; carburettor carburetor; okay ok; aesthetic esthetic; analogue analog;
catalogue catalog; dialogue dialog; monologue monolog; prologue prolog; epilogue epilog; travelogue travelog;
homologue homolog; encyclopaedia encyclopedia; encyclopaedic encyclopedic; archaeology archeology;
archaeologist archeologist; archaeological archeological; anaesthetic anesthetic; anaesthetist anesthetist;
anaesthesia anesthesia; anaemia anemia; anaemic anemic; leukaemia leukemia; paediatrician pediatrician;
paediatric pediatric; paediatrics pediatrics; haemorrhage hemorrhage; haemoglobin hemoglobin;
haemophilia hemophilia; mediaeval medieval; orthopaedic orthopedic; gynaecologist gynecologist;
gynaecology gynecology; caesarean cesarean; diarrhoea diarrhea; foetus fetus; foetal fetal; oestrogen estrogen;
oesophagus esophagus; homoeopathy homeopathy; homoeopathic homeopathic; faeces feces; paedophile pedophile;
toxaemia toxemia; septicaemia septicemia; amoeba ameba; palaeontology paleontology; primaeval primeval;
aeon eon; coeliac celiac; oedema edema; furore furor; cancellation cancelation; kerosene kerosine;
calliper caliper; pernickety persnickety; glycerine glycerin; gauge gage; phoney phony; titbit tidbit;
licorice liquorice; transship tranship; sombre somber; cypher cipher; hiccup hiccough; bannister banister;
councillor councilor; connexion connection; reflexion reflection; inflexion inflection; chequered checkered;
chequerboard checkerboard; behove behoove; draughty drafty; draughtsman draftsman; mum's mom's; maths math;
sulphide sulfide; neurone neuron; tranquillity tranquility; tranquilliser tranquilizer;
tranquillise tranquilize; crystallise crystalize; panellist panelist; libellous libelous; duellist duelist;
modeller modeler; centring centering`;

/**
 * British spellings whose American form is a different word in Britain: `tyre` may be spelt `tire`, but `tire` (to
 * become weary) is never `tyre`. They count in one direction.
 */
export const oneWayPairs = `
tyre tire; kerb curb; cheque check; cheques checks; draught draft; draughts drafts; storey story;
storeys stories; metre meter; vice vise; carat karat; kerbs curbs; metres meters; practises practices;
practised practiced; practising practicing; licences licenses; programmed programed; gramme gram;
draughtsmen draftsmen`;
