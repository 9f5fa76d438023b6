/**
 * Passages to judge the finding of names by. `*` stands before each word of a name; `~` before a word that may count as
 * part of one or not (`Lake`, `River`). Days, months, nationalities, languages, titles and `I` are words.
 */
export const settingPassages: readonly string[] = [
  `*Gandhi and the Salt

*Mahatma *Gandhi was born in 1869 in *Porbandar, a town by the sea in *India. His mother prayed every day. *Gandhi studied law in *London and then worked in ~South *Africa. In March 1930 he left his house with seventy-eight friends and walked to *Dandi. "We will make our own salt," said *Gandhi. The British put him in prison. People in *Bombay, *Delhi and *Madras stopped work. *Nehru's letters say how proud he was.`,
  `*Elif lives in *Istanbul with her parents and her brother *Can. *Elif's school is near the *Bosphorus. Every Monday she takes the ferry from *Kadıköy to *Beşiktaş. Her best friend is called *Rose, because her mother is English. *Rose likes flowers, but she can't stand the smell of lilies. In May the two girls went to *Ankara with Mr *Brown, their teacher. Mr *Brown wore a white hat. Can you guess what they saw? They saw the Turkish parliament and *Atatürk's grave.`,
  `*Mark *Twain

*Mark *Twain grew up in *Hannibal, a small town on the *Mississippi. *Twain's real name was *Samuel *Langhorne *Clemens. As a young man he worked on a steamboat. Later he wrote about *Tom *Sawyer and *Huckleberry *Finn. *Tom lives with his aunt. *Huck has no home at all. The two boys look for treasure in a cave, and a man called *Joe wants to kill them. American children still read both books.`,
  `King *Arthur sat at a round table. *Arthur had a sword called *Excalibur and a wife called *Guinevere. *Merlin, an old wizard, told him what to do. Many knights came to *Camelot: *Lancelot, *Gawain and *Percival. Nobody knows whether *Arthur ever lived. Some people think that a Roman soldier was the first *Arthur. Others say that the story came from *Wales or *Cornwall, or from *France.`,
  `THE WOMAN WHO READ THE STARS

*Jocelyn *Bell was a student in *Cambridge. In the summer of 1967 she and her professor, *Antony *Hewish, built a radio telescope. *Bell read thirty metres of paper every day. One Tuesday she saw something strange. Was it a message? "I went home very cross," *Bell remembers. It was a star that turns. *Hewish won a *Nobel *Prize in 1974. *Bell didn't. In 2018 she gave away three million dollars.`,
  `Dear *Mina,

Greetings from *Lisbon! Dad and I arrived on Friday. Yesterday we took tram 28 up to the castle. From there you can see the *Tagus and the bridge. Our hotel is in *Alfama, the oldest part of the city. The Portuguese are friendly, and everybody speaks English. Tomorrow we're going to *Sintra. Mum's bag is still in *Frankfurt!

Love,
*Leo`,
  `Coffee comes from *Ethiopia. A story says that a man called *Kaldi kept goats there. One day his goats danced all night. *Kaldi tried the red berries himself. Monks in *Yemen drank coffee to stay awake. Traders took it to *Mecca, *Cairo and *Venice. The Dutch planted it on *Java. Today *Brazil grows more coffee than anybody else. Farmers in *Vietnam come second. Arabic has many words for it.`,
  `Mrs *Green has a green door. Her neighbour, ~Dr. *White, has a white one. One Sunday ~Dr. *White painted his door green. "That's mine!" shouted Mrs *Green. The postman couldn't find the right house any more. In June *Lily, who is four, painted both doors yellow. *Lily loves yellow. Lilies are yellow too, she says.`,
];

/** For judging: written in one go with the others, and not looked at while the rules were set. */
export const judgingPassages: readonly string[] = [
  `*Marie *Curie was born in *Warsaw in 1867. *Marie and her sister *Bronya wanted to study, but Polish universities took no women. *Marie worked as a teacher, and *Bronya went to *Paris. Later they changed places. At the *Sorbonne *Marie met *Pierre *Curie. They found two new elements, ~Polonium and ~Radium. *Marie's notebooks are still dangerous today. Her daughter *Irène won a *Nobel *Prize as well. In November 1906 the French heard the first woman teach there.`,
  `The *Titanic left *Southampton on 10 April 1912. Captain *Smith had forty years at sea behind him. Four days later the ship hit ice. *Jack *Phillips, who worked the radio, called for help. The *Carpathia came as fast as she could. *Frederick *Fleet had seen the ice first. "Iceberg, right ahead!" he shouted. Fewer than 720 people lived. Many of the rich came from *New *York; the poor were Irish, Swedish and Syrian.`,
  `Where is *Grace? Every Wednesday *Grace and *Will meet at the library. *Will is early, and he reads a book about *Peru. At five *Grace still isn't there. "Will she come?" he asks Mr *Young, who is very old. Mr *Young smiles. Then the door opens. "Sorry," says *Grace. "The bus from ~Park ~Street was late." They talk about *Machu *Picchu until the library closes.`,
  `*Nasreddin *Hodja once lost his ring at home. *Nasreddin went out and looked for it in the street. "What are you doing, *Hodja?" asked his neighbour *Ali. "I'm looking for my ring." *Ali helped him. An hour later *Ali asked, "Where exactly did you lose it?" "In my bedroom," said *Hodja. "But there's more light here." People from *Morocco to *China tell stories about *Nasreddin. In *Turkey and *Iran he rides backwards on his donkey.`,
  `A RIVER WITHOUT BRIDGES

The *Amazon is the longest river in ~South *America. It rises in *Peru and flows through *Colombia and *Brazil. Nobody has ever built a bridge over it. *Manaus has one, but that crosses the ~Rio *Negro. *Amazon dolphins are pink. In 2007 *Martin *Strel, a Slovenian, swam the whole river. *Strel drank wine to stay warm. Portuguese is spoken along most of it, but there are two hundred other languages. "Never again," said *Strel in July.`,
  `Notes from the science club

On Thursday Ms *Okafor showed us *Jupiter. *Jupiter has a red spot that is bigger than the Earth. *Galileo *Galilei found four moons in January 1610: *Io, *Europa, *Ganymede and *Callisto. *Io has volcanoes. *Europa has ice, and under the ice perhaps a sea. *NASA is sending a ship there. *Deniz asked whether fish live in it. Fish are unlikely, Ms *Okafor thinks. *Deniz's drawing of a fish with *Jupiter behind it now hangs in the hall.`,
  `*Anne *Frank got a diary for her birthday in June 1942. She called it *Kitty. "I hope I can tell you everything," *Anne wrote. *Otto *Frank, her father, had a firm in *Amsterdam. Behind its offices the family hid for two years with the *Van *Pels family and a German dentist. *Miep *Gies brought them food and news. In August 1944 the police came. Only *Otto came back from *Auschwitz. *Miep had kept the diary. To be frank about fear is brave, and *Anne was.`,
  `Tea travels

Legend says that Emperor *Shennong was drinking hot water when a leaf fell into it. Monks took tea to *Japan. In 1662 *Catherine of *Braganza, a Portuguese princess, married *Charles ~II and made tea the fashion in *England. *Robert *Fortune, a Scottish gardener, stole plants from *China in 1848. He hid twenty thousand of them in glass boxes and sent them to *Darjeeling. *Fortune wore Chinese clothes. Luck and fortune were on his side. *Assam grew its own. *Turks drink more tea than the British do.`,
];
