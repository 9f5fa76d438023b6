// Everyday words as a teacher would sort them by hand: first year (1) and second year (2). WordNet can't tell that
// "banana" comes before "bank rate". Written for this project, before any level list was consulted.
export const everydayWords = {
  1: {
    noun: `
      actor address afternoon age airport animal answer apartment apple april arm august aunt autumn baby back
      bag ball banana bank basketball bath bathroom beach bear bed bedroom beef beer bicycle bike bird
      birthday biscuit blue board boat body book boot boss bottle bowl box boy bread breakfast brother burger
      bus butter cafe cake camera car carrot cat chair cheese chicken child chocolate church cinema city class
      classroom clock clothes coat coffee college color colour computer cookie country cousin cow cup customer
      dad dance date daughter day december desk dictionary dinner doctor dog doll dollar door dress drink
      driver duck ear egg elephant email english eraser euro evening exam eye face family farm farmer father
      february film finger fish flat floor flower food foot football fork friday friend fruit game garden girl
      glass glasses grandfather grandma grandmother grandpa grape green guitar hair hand hat head hobby
      holiday home homework horse hospital hotel hour house husband ice-cream internet jacket january jeans
      job juice july june key kilo kilometre kitchen knife lake lamp language laptop left leg lemon lesson
      letter library life line lion list lunch magazine man map march market may meal meat menu message metre
      milk minute monday money monkey month moon morning mother mountain mouse mouth movie mum museum music
      name newspaper night north nose notebook november number nurse o'clock october office onion orange page
      paper parent park party passport pasta pen pencil people person phone photo piano picture pig pizza
      place plane plate police policeman potato pound present price pupil question rabbit radio rain red
      restaurant rice right river road room rubber ruler salad salt sandwich saturday school sea sentence
      september sheep ship shirt shoe shop shower singer sister skirt sky snake snow sock sofa son song soup
      spoon sport spring star station story strawberry street student sugar summer sun sunday supermarket
      sweater sweet swimming t-shirt table taxi tea teacher team telephone television tennis test theatre
      thing thursday ticket tiger time today toilet tomato tooth town toy train tree trousers tuesday tv
      umbrella uncle university vegetable village waiter waitress wall watch water way weather website
      wednesday week weekend wife wind window wine winter woman word work world year zoo`,
    verb: `
      answer arrive ask be begin bring buy call can carry choose clean close come complete cook cost count cry
      cut dance do draw drink drive eat enjoy find finish fly forget get give go hate have hear help hope jump
      know laugh learn leave like listen live look lose love make match meet move need open paint pay phone
      play put read remember repeat ride run say see sell send shop show sign sing sit sleep smile speak spell
      stand start stay stop study swim take talk teach tell think tick travel try turn understand use visit
      wait wake walk want wash watch wear wish work write`,
    adjective: `
      american angry bad beautiful big black blue boring british brown busy cheap chinese clean closed cold
      cool dark dear different difficult dirty early easy empty english expensive fast fat favourite fine
      first free french full funny german good gray great green grey happy hard high hot hungry ill important
      interesting italian japanese large last late little long low married new next nice old open orange pink
      poor popular pretty purple ready red rich right sad same second short sick single slow small sorry
      spanish strong tall thin third thirsty tired true turkish warm well white wrong yellow young`,
    adverb: `
      again also always away back down early here home just late maybe never no not now o'clock off often only
      out please quickly really so sometimes soon then there today together tomorrow too up usually very well
      yes yesterday`,
  },
  2: {
    noun: `
      accident adult advice air ambulance area army art artist band bandage bar bath beginning belt bin
      blanket blood blouse bone border bridge building bun bus-stop businessman businesswoman button calendar
      camp campsite candle cap capital card career castle cat ceiling centre century channel chat chef chemist
      choice cloud club coast coin collection comb comedy company competition concert conversation corner
      costume couple course crowd culture cupboard curry curtain cushion dance danger dark decision degree
      dentist department desert dessert diary difference dinosaur dish disk doctor drama dream earache earring
      earth east electricity elevator engineer entrance envelope environment euro example exercise exit
      experience explorer fact factory fan fashion fever field fire flight fog forest fridge frog fun
      furniture future garage garlic gate gift glove goal gold grass group guest guide guitarist gym half hall
      headache health heart heat height helicopter hill history hole horror ice idea illness information
      insect instrument interview invitation island jam jewellery journey jumper keyboard kick kid king kitten
      lady lamp lift light lip lorry luck luggage machine mail make-up meaning mechanic medicine meeting
      member memory midnight mirror mistake mix mobile model moment mushroom musician nature neck necklace
      neighbour news noise noon note nothing object oil oven owner pain pair palace parking part partner
      passenger path pepper pet petrol photographer picnic piece pillow pilot plant platform player pocket
      poem pool postcard poster pot prize problem program programme project purse puzzle queen quiz race
      railway reason receipt recipe refrigerator report result ring robot rock roof roundabout rubbish rule
      runner sale sauce scarf science scientist score screen secret secretary shampoo shape shelf shorts
      shoulder side sign silver size skateboard ski skin smoke snack snowboard soap society soldier space
      speaker square stage stamp step stomach stomachache stone storm stranger strawberry subject suit
      suitcase sunglasses surname surprise sweatshirt swimsuit tablet teaspoon temperature tent text textbook
      theft thumb thunderstorm tie tights timetable toast toe tool toothache toothbrush top tour tourist towel
      traffic trainer transport trip truck tyre uniform vacation van video view visitor voice volleyball
      waiting wallet war washing way web west wheel winner wood worker yoghurt zone`,
    verb: `
      agree allow appear argue arrange bake believe boil book borrow break build burn camp cancel catch
      celebrate change chat check climb collect compare contact cross decide deliver describe die disappear
      download dream dress earn end enter exercise explain fail fall feel fight fill fit fix follow fry grow
      guess happen hit hold hurry hurt improve include invite join keep kill kiss lend let lie lift marry mean
      mend miss mix offer order pack park pass pick plan plant point post practice practise prefer prepare
      promise pull push queue rain receive record relax rent repair reply return ring sail save seem serve
      shave shout skate ski smell smoke snow sound spend steal surf surprise taste text thank throw touch
      train translate type upload video vote wonder worry wrap`,
    adjective: `
      able afraid alone amazing asleep available awake awful bald blond blonde boiled bored bright broken busy
      careful central certain clear clever cloudy comfortable common correct crazy crowded curly cute daily
      dangerous dead deaf delicious double dry easy electric electronic elementary excellent excited exciting
      extra fair famous fantastic far fashionable favorite final fit flat foggy foreign fresh fried friendly
      frightened frozen glad gold golden grilled handsome healthy heavy helpful horrible huge injured
      international kind known lazy light local lonely lost loud lovely lucky mad medium metal middle missing
      modern musical narrow national necessary noisy normal online other outdoor own pale perfect personal
      plastic pleasant pleased polite possible professional public quick quiet rainy round sad safe salt scary
      secondary serious several silly silver similar simple slim small snowy social soft special square
      strange striped sunny sure surprised surprising sweet swimming terrible unhappy useful usual various
      welcome wet whole wide wild windy wonderful wooden wooly worried worse worst worth`,
    adverb: `
      abroad actually ago almost alone already also anyway anywhere around badly before carefully certainly
      clearly downstairs easily else especially even ever everywhere exactly far fast finally forward happily
      hard immediately indoors inside instead later least less loudly more most much nearly normally nowhere
      once online outdoors outside perhaps possibly probably quietly quite rather slowly somewhere still
      straight suddenly twice upstairs usually yet`,
  },
};
