/** Words of everyday life, which have no second meaning in questions about algorithms and in the stories of problems. */
export const everydayWords: ReadonlySet<string> = new Set(
  `abba abortion accordion ache acne actor actress adele adhd affair afghanistan africa afterlife aircon airline
  airplane airport aladdin albania alcohol alcoholic algeria allah allergy alligator allowance almond alps alzheimer
  ambassador america american amsterdam ancient anemia angel anime ankle anniversary antarctica antelope anthem
  antibiotic apartment ape appetite appetizer apple appliance apr aquarium aquarius arabia archaeology archery
  argentina aristotle armenia army arsenal arthritis artist artwork asia asparagus aspirin asthma astrologer
  astrological astronaut astronomer astronomy ate atheism atheist athens athlete atm attic aurora australia australian
  austria autism autumn avalanche avatar avengers avocado babysitter bach bachelor backpacking backyard bacon bacteria
  badger badminton bagel bake baked bakery baking balcony bald baldness bali ballet ballgame bangkok bangladesh
  bankaccount banker banking bankrupt bankruptcy banksy baptism barbecue barber barbie barcelona barista baseball
  basement basil bassist bath bathroom bathtub batman bats beach beans bear beard beatles beaver bed bedding bedroom
  bee beef beers beethoven beetle beijing belgium belly berlin bestfriend beverage beyonce bible bicycle biden bieber
  bike billionaire biology bird birthday biryani biscuit bishop bladder blanket blender blister blizzard blonde blood
  bloodpressure blueberry bluetooth bmw boarding boil boiled bolivia bollywood bookshelf boston botox bourbon bowling
  boxer boxing boyfriend bracelet braid brazil bread breakfast breakup breeze brexit bride britain british broccoli
  broom brownie bruise brunch brunette brussels bts budapest buddha buddhism buddhist buffalo bulgaria bullying
  bundesliga bunny burger burrito butter butterfly cab cabbage cafe caffeine cairo cake california calories cambodia
  camel camera campaign camping campsite canada canadian canary cancer candies capitalism capricorn caramel carbonara
  carbs carlsen carnival carriage carrot cartoon cashew cat caterpillar cathedral catholic cattle cauliflower cavity
  ceiling celebrate celebrity celebs celery cello celsius cereal champagne champion championship chancellor cheese
  cheesecake cheetah chef chelsea chemistry cheques chicago chicken chickpeas chile chili chimney chimpanzee china
  chinese chocolate choir cholesterol chopin chords chores christ christian christianity christmas church churchill
  cinderella cinnamon civilization cleaning climate clinic clinton clooney closet cloth clothing cloudy cobra
  cockroach cocktail coconut coffee coke coldplay cologne colombia colonial columbus coma comedian comedy comet comics
  communism communist composer concert concussion congress congressman conspiracy constellation constipation
  constitution continent contraception cookbook cooked cooking copenhagen corruption cosmos costume couch cough coup
  cousin covid crab cramps cream creditcard crimes criminal croatia crocodile croissant crow cruise cuba cucumber
  cuddle cuisine cupcake curly curry curtain cushion cyclist cyprus dad daddy dance dancing darwin daughter debt deer
  delicious dementia democracy democrat denim denmark dentist depression derby dermatologist dessert detergent devil
  diabetes diarrhea diarrhoea dicaprio diesel dinner dinosaur diplomat disease dishwasher disney divorce divorced
  diwali djokovic doctor documentary dog dollar dolphin donkey doodle dough doughnut dragon dragonfly drama dress
  drink drizzle drought drugs drummer dryer dubai dublin duck dumplings eagle earring earth earthquake easter ebay
  eclipse economist economy ecuador eczema eggplant egypt eid eiffel einstein elbow election electrician electrons
  elephant elvis embassy eminem emperor empire england enlightenment entrepreneur episode equinox espresso estonia etf
  ethiopia etiquette europe european eurovision eurozone everest evolution eyelashes eyesight fahrenheit fairy
  fairytale falafel falcon fashion fatigue federer feminism fencing ferrari ferret fever fiance fiancee fifa filmmaker
  films finland firefighter fireman fireplace fireworks fishing fitness flamingo flirt flirting flooding florida flour
  flu flute food football forecast forehead foreigner fortnite fossil fox fracture france freezer freud fridge frodo
  frost fry frying funeral furnace furniture gaga galaxy galileo gandalf gandhi garage garden gardening garlic
  gasoline gdp gemini gemstone geneva genocide geology germany ghana ghost gin ginger giraffe girl girlfriends
  goalkeeper goat goddess godfather gods goldfish golf goose gorilla gospel gossip governments governor grammy grandma
  grandmother grandpa grapes grass grasshopper gravy greece greek grilled grocery groom gta guacamole gucci guitar
  guitarist gums gun gym gymnastics hail hair haircut hairdresser hairstyle halloween hallway ham hamburg hamburger
  hamilton hamlet hamster handbag handball hangover hanukkah happiness hattrick hawaii hawk hbo headache health
  heartbroken heatwave heaven hedgehog helicopter helmet helsinki hendrix hike hiking hindu hinduism hiphop hippo hips
  hitchcock hitchhike hitler hobby hobbyist hockey hogwarts holiday hollywood honey honeymoon hoodie hoover hormones
  horoscopes hospital hostel hotel housekeeping humid humidity hummingbird hummus hungary hungover hungry hurricane
  husband hyena hygiene hypertension ibuprofen iceberg icecream iceland ikea immigrants immigration immune inception
  india indian indonesia infection inflation ingredient insect insomnia instagram inventions inventor invest
  investment investor invoice iran iraq ireland irish ironing irs islam islamic israel istanbul italian italy itchy
  jacket jackson jail jam jamaica japan japanese javelin jaw jazz jealous jeans jedi jellyfish jerusalem jet jetlag
  jew jewelry jewels jewish jogging judaism judo juice jupiter kamala kangaroo karaoke karate kardashian keanu kebab
  kennedy kenya ketchup kettle kidney kimchi kiss kissing kitchen kitten knead knee knitting koala koran korea korean
  kpop kuwait kyiv labrador lakers laliga lamb lamp landlady landlords landmark lasagna laser latte latvia laundry
  lawn lawnmower lawsuit lawyers laxative leather lebanon lebron legislation lemon lemonade lent lentils leonardo
  leopard lettuce libya lightning limerick lincoln lion lips lipstick lisbon lithuania liverpool lizard llama loan
  lobster london loneliness lottery lover luggage lunar lunch lunchtime lungs luxembourg lyrics macron madonna madrid
  makeup malaria malaysia malta mama mammal mandela manga mango manicure marinade marinate marriage married marry mars
  marvel mascara mattress mayo mayonnaise mayor mbappe meal meat meatballs mecca medal medication medieval meditate
  meditation melbourne meme menstruation menu meow mercedes merkel mermaid messi metallica meteor meteorite metro
  mexican mexico miami michelangelo microwave migraine milan military milk milkshake milky millionaire mindfulness
  minecraft minister moisturizer molecule mom mommy mona monarchy monet monk monsoon montreal mood moon moose mop
  moped morocco mortgage moscow moses mosque mosquito motorbike motorcycle motorway moustache movie mow mozart mtv
  mucus muffin muhammad mum mumbai mummy murder murdered muscle museum mushroom music musical musician muslim mustard
  mythology nadal nail nailpolish nairobi napoleon nasa nascar nasdaq nationalism nato nausea nazi nebula necklace
  nepal nephew neptune netanyahu netflix netherlands newspaper newyear neymar nfl nhl nickname niece nietzsche nigeria
  nike nintendo nixon nobel noodles norway nose nostril novelist novels nurse nutrition nutritionist oatmeal obama
  obesity oceans octopus oktoberfest olive olympians olympic omelette onion opera orchestra oregano orgasm oscar
  ostrich otter ovechkin oven owl oxygen oyster paella painkiller painter painting pakistan palestine pancake panda
  pans papa paprika paracetamol paragliding parenting paris parliament parmesan parrot party passport pasta pastor
  pastry paycheck payday paypal peace peacock peanut penguin pension pepperoni peru pet petrol philippines philosophy
  photographer photography photosynthesis physician physics piano picasso pickles picnic pigeon pilgrimage pillow
  pimple pineapple pingpong pirate pisces pixar pizza planet plato platypus playoffs playstation plumber plumbing
  pluto pneumonia podcast poem poet poetry pokemon poland polarbear politician pollen polls polyester poodle poop
  popcorn pope popstar pork porridge porsche portugal portuguese potato potter pounds prague pray prayer pregnancy
  pregnant premierleague prequel prescription president priest princess propaganda protein protest psychiatrist
  psychologist psychology pub puberty pumpkin puppy purse putin pyjamas quarterback quartet quinoa quran rabbi rabbit
  raccoon racism racist rainbow rainfall raining rainy ramadan ramen rapper rash raspberries reagan recession referee
  refrigerator refugee refund reggae reincarnation reindeer religion religious rembrandt rent reptile republicans
  resort restaurant resurrection retire retirement rhino ribs rice rihanna risotto roadtrip roast roblox rocknroll
  romance romania romantic rome ronaldo roommate roses rowing rowling royal rug rugby rum russia sabbath saffron
  sagittarius sahara sail sailing saint salad salmon salty sandals sandwich santa satan saturn sauce sausage savings
  saxophone scarf scooter scorpio scotland screwdriver sculptor sculpture seafood seagull seattle selfie
  senator seoul serbia serena sermon sew sex shakespeare shampoo shanghai shark shave shaving sheep shepherd sherlock
  shirt shoe shopping shower shrek shrimp siberia sightseeing simmer simpsons sing singapore singer sinus sitcom
  skateboard skater skating ski skiing skin skincancer skincare skirt slovakia slovenia smartphone smoothie snacks
  snail snapchat sneakers sneeze snooker snore snoring snow snowboard snowboarding snowfall snowing soap soccer
  socialism socrates sofa soldier solstice somalia soul soulmate soundtrack soup souvenir spaceship spaghetti spain
  sparrow spicy spider spiderman spielberg spinach spiritual spirituality sport spouse sprinter squash squat squid
  squirrel stain stalin starfish starwars steak stepmother stew stockholm stockmarket stomach storm strawberry subway
  sudan suitcase summer sumo sunburn sunglass sunlight sunny sunrise sunscreen sunset superbowl superhero superman
  supermarket supernova surfer surfing surgeon surgery sushi sweat sweater sweden swedish swimmer swimming swimsuit
  swiss switzerland sydney symphony symptom synagogue syria syrup taco tailor taiwan tantrum tanzania tarantino tarot
  tasty tattoo taurus taxi taylor tea teapot teenager teeth telephone telescope television temple tenant tequila
  termite terrorism terrorist texas thailand thanksgiving thatcher theater theatre therapist therapy thermostat
  thirsty thriller throat thunder thunderstorm tiger tinder tipping titanic toad toast tofu toilet tokyo tolkien
  tomato tonsils toothache toothbrush torah tornado toronto tourism tourist tournament towel toyota traffic travelling
  treaty trump trumpet tshirt tsunami tulip tumor tuna tunisia turkey turkish turtle tuxedo tv tyre uganda ukraine
  ukulele umbrella underwear unemployed unemployment unicorn universe uranus uruguay usa vacation vaccinated
  vaccination vaccine vacuum valentine vampire vanilla vase vat vatican veal vegan vegetable vegetarian venezuela
  venice venus verstappen vespa vet veterinary vienna vietnam viking vinegar violin virgo virus visas vitamin vivaldi
  vodka volcano voldemort volleyball vomit voters voyage vulture waffles wales wallpaper walmart walnut walrus war
  wardrobe warhol warranty warsaw washington wasp watermelon wealth wealthy weapon werewolf whale whatsapp whiskey
  whisky wife wildfire wimbledon windy wines winter witch wives wizard wolf wolves worldcup worm worship
  wrestler wrestling wrinkles wrist xbox yacht yankees yawn yeast yen yoga yoghurt yogurt youtuber zealand zebra zelda
  zelensky zen zimbabwe zodiac zombie zoo zucchini`.split(/\s+/),
)
