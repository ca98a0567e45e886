/** Words of everyday life, which have no second meaning in questions about algorithms and in the stories of problems. */
export const everydayWords: ReadonlySet<string> = new Set(
  `abortion accordion ache aches acne actor actress adele adhd affair affordable afghanistan africa afterlife airbnb
  aircon airline airplane airplanes airport aladdin albania album alcohol alcoholic algeria allah allergic allergy
  alligator allowance almond alps alzheimer ambassador america american amsterdam ancestry ancient andalusia android
  anemia angel anime ankle anniversary antarctica antelope anthem antibiotic anxiety anxious apartment ape appetite
  appetizer appliance apr apricot aquarium aquarius aquatic arabia arabic archaeology archery argentina aristotle
  armchair armenia army arsenal arthritis artist artwork asia asleep asparagus aspirin asthma astrologer astrological
  astrology astronaut astronomer astronomy ate atheism atheist athens athlete atm atoms attic attorney audi aunt
  aurora australia australian austria autism autumn avalanche avatar avengers avocado babies babysit babysitter bach
  bachelor backache backpacking backyard bacon bacteria badger badminton bagel bahamas bake baked bakery baking
  balcony bald baldness bali ballet ballgame bandaid bangkok bangladesh bankaccount banker banking bankrupt bankruptcy
  banksy baptism barbecue barbell barber barbie barcelona bargain barista barking barks baseball basement basil
  basketball bassist bath bathroom bathtub batman bats bbq beach beaches beans bear beard beatles beaver bed bedbugs
  bedding bedroom bedsheet bedtime bee beef beer beers beethoven beetle beijing belgium belly berlin bestfriend
  beverage beyonce bezos bible biceps bicycle biden bieber bike billionaire binge biodegradable biology birch bird
  birdhouse birthday biryani biscuit bishop blackberry bladder blanket bleach blender blinds blister blizzard
  blockbuster blonde blood bloodpressure blueberry bluetooth bmw boarding boil boiled bolivia bollywood bonfire bonsai
  bookshelf bookstore boots boredom boston botany botox bouncy bourbon bowling boxer boxing boyfriend bracelet braid
  brake brakes brazil bread breakfast breakup breeze brexit bride britain british broadway broccoli broom broth
  brother brownie bruise bruised brunch brunette brussels bts budapest buddha buddhism buddhist budgeting buffalo
  buffet bulb bulgaria bullying bundesliga bungalow bunk bunny burger burglar burp burrito bush bushes butter
  butterfly cab cabbage cactus cafe caffeine cairo cake california calorie calories cambodia camel campaign campfire
  camping campsite canada canadian canary cancer canyon capital capitalism capricorn car caramel carb carbonara carbs
  cardigan cardio caribbean carlsen carnival carpet carpool carriage carrot cars cartoon carwash cash cashew cashier
  casino casserole cat caterer caterpillar cathedral catholic cats cattle cauliflower cavity celebrate celebrity
  celebs celery cello celsius cemetery cereal chainsaw chair champagne champion championship chancellor charger
  charity chauffeur checkin checkup cheese cheesecake cheetah chef chelsea chemistry cheques chestnut chicago chicken
  chickpeas chile chili chimney chimpanzee china chinese chips chiropractor chocolate choir cholesterol chop chopin
  chopped chords choreography chores christ christian christianity christmas church churchill cigarette cinderella
  cinema cinnamon civilization classroom cleaning climate clinic clinton clooney closet cloth clothesline clothing
  cloudy clutch coach cobbler cobra cocaine cockroach cockroaches cocktail cocktails coconut coffee coke coldplay
  college cologne colombia colonial colosseum columbus coma comedian comedy comet comic comics communism communist
  commute commuters commuting composer compost concert concussion congested congestion congress congressman
  conservative conspiracy constellation constipation constitution continent contraception cookbook cooked cooking
  copenhagen corruption cosmos costume cot couch couches cough coup coupon court cousin covid cow crab cramps
  cranberry cream creditcard crib cricket crime crimes criminal croatia crochet crockery crocodile croissant crow
  cruise crush crypto cuba cucumber cuddle cuisine cumin cupcake curly currant curry curtain cushion customs cutlery
  cyclist cyprus dad daddy daisy dance dancing dandruff darwin dating daughter daycare daydream debt declutter deer
  defrost dehydrated delicious dementia democracy democrat denim denmark dental dentist deodorant depressed depression
  derby dermatologist dessert detergent detox devil diabetes dialect diaper diarrhea diarrhoea dicaprio dictator
  diesel diet dieting dimmer dinner dinosaur diplomat disease dish dishwasher disney dividend divorce divorced
  divorcee diwali dizzy djokovic doctor documentary dog dogs dollar dolphin donkey doodle doorbell doormat dose dough
  doughnut downstairs downtown dragon dragonfly drain drains drama dress dribble dries drink driveway driving drizzle
  drought drugs drummer drums drunk dryer drying drywall dubai dublin duck dumbbell dumplings dusting duvet eagle
  earache earbuds earring earrings earth earthquake easter ebay eclipse economics economist economy ecuador eczema
  eggplant egypt eid eiffel einstein elbow election elections electrician electricity electrons elephant elvis embassy
  eminem emperor empire england enlightenment entrepreneur episode equinox espresso essay estonia etf ethiopia
  etiquette euro europe european euros eurovision eurozone everest evergreen evolution eyebrow eyelash eyelashes
  eyeliner eyesight fahrenheit fairy fairytale falafel falcon famous fashion father fatigue faucet federer feminism
  fencing fern ferrari ferret ferry fertiliser fertilizer fever fiance fiancee fifa fig film filmmaker films finland
  firefighter fireflies fireman fireplace firewood firewoods firework fireworks fishing fitness flamingo flatmate flea
  fleas flirt flirting florida flour flu flute fly foam foggy food football footballer forecast forehead foreigner
  fortnite fossil fox fracture france francs freelance freezer french freud fridge fried frodo frost frozen fry frying
  fuel funeral furnace furnished furnishing furniture gaga galaxy galileo gallery gambling gandalf gandhi garage
  garden gardener gardening garlic garnish gasoline gdp gearbox gemini gemstone genealogy geneva genocide geography
  geology german germany ghana ghost ghosts gift gifts gin ginger giraffe girl girlfriend girlfriends glacier gloves
  goalkeeper goat god goddess godfather godmother gods gold goldfish golf goose gorgeous gorilla gospel gossip
  government governments governor grammar grammy grandchildren granddaughter grandfather grandkids grandma grandmother
  grandpa grandparent grandparents grandson grapefruit grapes grass grasshopper grave gravel gravy greece greek
  greenhouse grill grilled grocery groom groomer grout gta guacamole gucci guitar guitarist gums gun gutter gutters
  gym gymnastics haiku hail hair haircut hairdresser hairdryer hairstyle halloween hallway ham hamburg hamburger
  hamilton hamlet hammer hamster handbag handball handsome handyman hangover hanukkah happiness harvest hat hattrick
  haunted hawaii hawk hayfever hayride hazelnut hbo headache headboard headlights headphones health heartbroken
  heartburn heating heatwave heaven hedge hedgehog heirloom helicopter hell helmet helsinki hendrix herbal hiccups
  hike hiking himalayas hindi hindu hinduism hiphop hippo hips history hitchcock hitchhike hitler hobbies hobby
  hobbyist hockey hogwarts holiday holidays hollywood homemade homesick homework honda honey honeymoon hoodie hoover
  hormones horoscope horoscopes hose hospital hostel hotel housekeeping housemate houseplant housework hug hulu humid
  humidity hummingbird hummus hungary hungover hungry hurricane hurts husband hydrated hyena hygiene hypertension
  ibuprofen iceberg icecream iceland icing iguana ikea immigrants immigration immune immunity inception india indian
  indonesia infant inflation ingredient inhaler injury insect insomnia insomniac instagram insulation insurance
  inventions inventor invest investing investment investor invitation invoice ipad iphone iran iraq ireland irish
  ironing irs islam islamic israel istanbul italian italy itch itching itchy ivy jacket jackson jail jam jamaica japan
  japanese javelin jaw jazz jealous jeans jedi jelly jellyfish jerusalem jesus jet jetlag jew jewelry jewels jewish
  jogging joke jokes judaism judo juice jumper jupiter kamala kangaroo kanye karaoke karate kardashian karma kayak
  keanu kebab kennedy kennel kenya ketchup kettle kickoff kidney kilimanjaro kimchi kindergarten kindle kiss kissing
  kitchen kitten kiwi kmh knead knee knife knit knitting knives koala koran korea korean kpop kuwait kyiv labrador
  lactose lake lakers laliga lamb lamp landlady landline landlord landlords landmark laptop lasagna lasagne laser
  latte latvia laundry lavender law lawn lawnmower lawsuit lawyer lawyers laxative layover lbs leak leaking lease
  leash leather lebanon lebron leg legislation lemon lemonade lent lentils leonardo leopard lettuce liberal libya lice
  lifeguard lightning limerick lincoln linoleum lion lips lipstick lisbon literature lithuania litter liver liverpool
  lizard llama loan lobster locksmith london loneliness lonely lotion lottery louvre lover luggage lullaby lunar lunch
  lunchtime lung lungs luxembourg lyft lyon lyrics macron madonna madrid mailman makeup malaria malaysia malta mama
  mammal manchester mandela manga mango manicure manure maple marathon marijuana marinade marinate marinated marriage
  married marry mars marvel mascara mash mashed massage matchday mattress mayo mayonnaise mayor mbappe meal meat
  meatballs meatloaf mecca mechanic medication medicine medieval meditate meditation melbourne melody meme
  menstruation meow mercedes merkel mermaid messi metallica meteor meteorite metro mexican mexico miami michelangelo
  microwave midwife migraine milan mildew military milk milkshake milky millionaire mindfulness minecraft minister
  moisture moisturizer mold moldy molecule mom mommy mona monarchy monet mongolia monk monsoon montreal mood moon
  moose mop moped morocco mortgage moscow moses mosque mosquito motel mother moths motorbike motorcycle motorway
  mountain mountaineering moustache mouthwash mover movers movie movies mow mower mowing mozart mph mtv mucus muesli
  muffin muhammad mulch mum mumbai mummy murder murdered muscle museum mushroom music musical musician musk muslim
  mustard mythology nadal nail nailpolish nairobi naked nanny nap napkin naples napoleon napping nappy nasa nascar
  nasdaq nationalism nato nausea nazi nba nebula necklace necktie nepal nephew neptune netanyahu netflix netherlands
  newlyweds newspaper newyear neymar nfl nhl nickname niece nietzsche nigeria nightclub nightmare nightstand nike
  nintendo nixon nobel noodles norway nose nosebleed nostril novel novelist novels nuclear nurse nursery nutrition
  nutritionist nutritious oak oatmeal oats obama obese obesity obituary octopus odor offside oil oktoberfest olive
  olympians olympic olympics omelette onion opera oprah orchard orchestra orchid oregano orgasm orthodontist oscar
  ostrich otter ottoman outfit ovechkin oven overcooked overdraft oversized oversleep owl oxtail oxygen oyster
  pacifier paella pain painkiller paint paintbrush painter pakistan palestine pancake panda pans papa paprika
  paracetamol paragliding parenting paris parka parking parliament parmesan parrot parsley party passport pasta pastor
  pastry patagonia patio patios paving paycheck payday paypal peace peach peacock peanut pear pebbles pedicure penguin
  pension penthouse pepperoni perfume peru pesos pest pesticide pet petrol petunia pharaoh pharmacist pharmacy
  philippines philosopher philosophy phone photographer photography photosynthesis physician physics piano picasso
  pickles picnic piercing pigeon pilates pilgrimage pill pillow pillowcase pimple pine pineapple pingpong pirate
  pisces pistachio pixar pizza plane planet planets plaster plato platypus playground playoffs playstation plum
  plumber plumbing pluto plywood pneumonia podcast poem poems poet poetry pokemon poker poland polarbear police
  political politician politics pollen pollinate polls polyester pony poodle poop popcorn pope popsicle popstar porch
  pork porridge porsche portugal portuguese postcard postman postpartum posture potato potluck potter pottery potting
  pounds prague pram pray prayer pregnancy pregnant preheat premierleague prequel preschool prescription president
  priest prince princess prison propaganda protein protest psychiatrist psychologist psychology pub puberty pumpkin
  pun puppy purse pushups putin putty pyjamas pyramid pyramids quarterback quartet quilt quilting quinoa quran rabbi
  rabbit raccoon racism racist racket racquet radiator radio rain rainboots rainbow raincoat rainfall raining rainy
  rake ramadan ramen rapper rash rashes raspberries reagan receipt recession recycling referee refrigerator refugee
  refund reggae reheat reincarnation reindeer relationship relationships religion religious rembrandt renovate
  renovation rent repair reptile republican republicans reservations resort restaurant resurrection retire retirement
  revolution rhino ribs rice rich riddle riddles rihanna ringtone rinse risotto roadside roadtrip roast roasting
  roblox rocket rocknroll rollercoaster romance romania romantic romcom rome ronaldo roof roommate rosemary roses
  rowing rowling royal rug rugby rum rupees russia russian sabbath sad sadness saffron sagittarius sahara sail sailing
  saint salad salary salmon salty samsung sandals sandpaper sandwich santa santorini sapling satan saturn sauce sauna
  sausage savings sawdust saxophone scandinavia scarf scooter scorpio scotland scrapbook screenplay screwdriver scrub
  sculptor sculpture seafood seagull seasick seaside season seasoning seattle sedan seedling seedlings selfie senator
  seoul serbia serena sermon sew sex sexy shakespeare shampoo shampooing shanghai shark shave shaving sheep shepherd
  sherlock shirt shoe shoelace shoelaces shoes shopkeeper shopping shoulder shovel shower shrek shrimp shrub shuttle
  siberia siblings sicily sightsee sightseeing silverware simmer simpsons sing singalong singapore singer sink sinus
  sister sitcom skateboard skater skating ski skiing skillet skin skincancer skincare skirt sky skyscraper slavery
  sleep sleepover sleeves slippers slovakia slovenia slug slugs smartphone smell smelly smoker smoking smoothie snack
  snacks snail snapchat sneakers sneeze snooker snore snoring snorkel snorkeling snow snowboard snowboarding snowfall
  snowing snowstorm soaked soap soccer socialism socrates soda sofa sofabed soil soldier solstice somalia song songs
  sore soul soulmate soundtrack soup sourdough souvenir spa spaceship spaghetti spain spanish sparrow spatula spatulas
  spice spicy spider spiderman spielberg spinach spine spiritual spirituality spoiled spoon sport spouse sprain
  sprained spray sprinkler sprinter squash squat squats squeaky squid squirrel stadium stains stalin stapler starfish
  starwars steak steam steamed steering stepfather stepmother stepson stew stitches stockholm stockmarket stomach
  storm stove strawberry striker stroller stuffing stylist suburb suburbs subway succulent sudan suicide suitcase
  summer sumo sun sunbathe sunburn sunburnt sunflower sunflowers sunglass sunlight sunny sunrise sunroof sunscreen
  sunset sunshine superbowl superhero superman supermarket supernova surfer surfing surgeon surgery sushi sweat
  sweater sweden swedish sweetheart swelling swim swimmer swimming swimsuit swiss switzerland swollen sydney symphony
  symptom synagogue syria syrup taco tailor taiwan takeaway tanning tantrum tanzania tap tapestry tarantino tarot tarp
  tasty tattoo taurus tax taxes taylor tea teabag teapot teenager teeth teething telephone telescope television temple
  tenant tennis tent tequila termite terrorism terrorist tesla texas thailand thanksgiving thatcher thaw theater
  theatre therapist therapy thermostat thesis thirst thirsty thriller throat thunder thunderstorm thyme tidy tiger
  tights tiktok tinder tipping tire titanic toad toast toaster toddler toenail tofu toilet tokyo tolkien tomato
  tomatoes tonsils tooth toothache toothbrush toothpaste torah torchlight tornado toronto touchdown tourism tourist
  tournament towel toy toyota traffic trail trailers tram translate translation travelling treadmill treaty trellis
  trousers trump trumpet tshirt tsunami tuition tulip tumor tuna tunisia turkey turkish tuscany tutus tuxedo tv tyre
  tyres uber uganda ukraine ukulele umbrella umpire uncle undercooked underwear unemployed unemployment unicorn
  universe university unplug upholstery upstairs uranus uruguay usa vacation vaccinated vaccination vaccine vacuum
  vacuuming valentine vampire vanilla vape varnish vase vat vatican veal vegan vegetable vegetables vegetarian veggies
  vending venezuela venice ventilation venus verstappen vespa vesuvius vet veterinarian veterinary vienna vietnam
  viking vinegar violin virgo virus visa visas vitamin vitamins vivaldi vodka volcano voldemort volleyball volunteer
  vomit vomiting voters voyage vulture waffles waiter waitress wales wallet wallpaper wallpapering walmart walnut
  walrus war wardrobe warhol warranty warsaw washing washington wasp watercolor waterfall watering watermelon waxing
  wealth wealthy weapon wear wearing weather wedding weed weeding weightloss werewolf wet whale whatsapp wheelbarrow
  wheelchair whiskers whiskey whisky wicker wicket wife wildfire willow wilted wilting wimbledon wind windowsill
  windscreen windshield windy wine wines winter witch wives wizard wok wolf wolves woodwork wool workout worldcup worm
  worship wrench wrestler wrestling wrinkles wrist xbox yacht yankees yard yawn yearbook yeast yen yoga yoghurt yogurt
  youtube youtuber zealand zebra zelda zelensky zen zimbabwe zipper zodiac zoo zucchini zuckerberg`.split(
    /\s+/,
  ),
)

/** What everyday life calls by words of ours, such as `lemon tree`, and other names of more than one word. */
export const everydayPhrases: readonly string[] = `
  lemon tree, apple tree, cherry tree, oak tree, pine tree, palm tree, fruit tree, peach tree, pear tree, orange tree,
  maple tree, christmas tree, xmas tree, olive tree, fig tree, mango tree, banana tree, birch tree, willow tree,
  bonsai tree, avocado tree, almond tree, walnut tree, coconut tree, dead tree, tall tree, tallest tree, biggest tree,
  real tree, fake tree, plastic tree, money tree, rubber tree, shade tree, tree in my, tree in the world,
  tree in the yard, tree house, treehouse, tree trunk, tree surgeon, tree roots, tree bark, tree stump, tree service,
  plant a tree, prune a, water a, cut down a, climb a tree, tree frog, spider plant, cherry blossom,
  supermarket queue, bank queue, airport queue, toilet queue, visa queue, ticket queue, print queue, mail queue,
  job queue, task queue, laundry queue, passport queue, checkout queue, customs queue, queue at the, queue for the,
  queue for a ticket, queue in front, queue in the shop, jump the queue, queue jumping, waiting list, waiting room,
  technology stack, data stack, stack firewood, stack plates, stack chairs, stack boxes, stack dishes, stack books,
  stack wood, stack cups, stacking chairs, stack of laundry, stack of money, stack of cash, stack of bills,
  stack of pancakes, stack overflow post, stack overflow account, stack overflow question, stack of dirty,
  washer and dryer, smokestack, chimney stack, pancake stack, haystack, pop music, pop song, pop star, pop culture,
  pop up, popup, pop concert, push up, push ups, house key, car key, door key, piano key, spare key, license key,
  product key, activation key, hotel key, keyboard key, keys to my, lost my keys, hash browns, corned beef hash,
  hashtag, hash tag, hash of a file, table for two, table reservation, table tennis, table manner, coffee table,
  dining table, kitchen table, dinner table, side table, pool table, table cloth, periodic table, table in word,
  water bucket, mop bucket, ice bucket, bucket of water, bucket hat, leaky bucket, google maps link, map of the,
  world map, road map of, treasure map, street map, mind map, spanish dictionary, english dictionary, set the table,
  set an alarm, set up my, drum set, tv set, key signature, key change, affiliate link, youtube link, zoom link,
  download link, hyper link, broken link, invite link, referral link, video link, meeting link, whatsapp link,
  magnet link, payment link, private link, tracking link, discord link, shareable link, deep link, link in bio,
  link to a video, link to my, zelda, cuff links, golf links, link accounts, shopping list, grocery list, wish list,
  to do list, guest list, packing list, mailing list, price list, black list, list my house, list on ebay, craigslist,
  bike chain, bicycle chain, gold chain, supply chain, chain saw, chain of restaurants, food chain, chain smoking,
  chain letter, daisy chain, necklace chain, lymph node, memory card, memory foam, childhood memory,
  short term memory, memory loss, improve my memory, bar graph, line graph, pie graph, excel graph, stock graph,
  price graph, bitcoin graph, knowledge graph, social graph, graph paper, graph a function, y axis, x axis, bar chart,
  pie chart, social network, tv network, mobile network, neural nets, path to becoming, bike path, garden path,
  path to happiness, learning path for, bus route, train route, connecting flight, flight to, cheap flights,
  cutting edge, edge of the bed, islands in, island vacation, island holiday, greek island, canary island,
  civil engineering, city bike, house search, flat search, apartment search, people search, web search,
  internet search, full text search, keyword search, voice search, image search, search for a job, search for a cheap,
  search for a flat, search for my, search for a hotel, sort my laundry, sort my emails, sort the recycling,
  sort out my, sort my photos, sort my finances, order a pizza, order pizza, order online, order food, i ordered,
  order number, order status, order history, order of the phoenix, court order, order takeaway, mail order,
  stop order, limit order, law and order, quick bread, bubble tea, bubble bath, bubble wrap, housing bubble,
  binary star, merge lane, company merger, solar array, solar panel, antenna array, window cleaner, window seat,
  window sill, window shopping, broken window, open the window, window frame, window blinds, double glazing,
  stained glass, cleaning window, parking slot, time slot at, index fund, index finger, glycemic index,
  body mass index, stock index, back pain, laser pointer, mouse pointer, cursor blink, pointer dog, rotate my phone,
  rotate a pdf, rotate a video, rotate screen, screen rotation, the matrix film, directed the matrix,
  the matrix reloaded, string theory, guitar string, string bikini, string cheese, quantum mechanic, base camp,
  military base, state of the art, head of state, state pension, solid state, state tax, state bank,
  secretary of state, memo to my, dynamic island, school backpack, hiking backpack, robbery, greedy boss,
  greedy landlord, coin collection, coin collecting, old coins, rare coins, coin flip app, gold coins, stock market,
  stock price, stock tips, which stock, buy stocks, climbing gym, rock climbing, climbing shoes, world cup,
  super bowl, copa, champions league, premier league, gold medal, nobel prize, oscar winner, who is the president,
  prime minister, king of, queen of england, base salary, base guitar, bass guitar, tower bridge, eiffel tower,
  burning tower, days off, parental leave, maternity, annual leave, paid leave, annual bonus, gantt, product launch,
  product market fit, product photo, product review, product page, product design, estimation poker, go to market,
  team building, tie my, shoe lace, lose weight, lose 5, lose 10, weight loss, kilos fast, belly fat, post office,
  cup of tea, cup of coffee, glass of water, plane ticket, train ticket, bus stop, train station, bus station,
  traffic jam, air conditioning, credit card, bank account, bank transfer, debit card, savings account, interest rate,
  mortgage rate, price of gold, cost of living, birthday present, birthday party, birthday gift, cat litter, dog food,
  cat food, dog walk, best camera, phone plan, sim card, phone screen, phone battery, battery drain, cold water,
  fire alarm, smoke alarm, light bulb, sore throat, runny nose, blood pressure, blood sugar, heart rate, high fever,
  lower back, sleep better, fall asleep, wake up early, good movie, good book, tv show, tv series, good series,
  season finale, video game, ice cream, hair cut, nail polish, side effect of, do aliens, aliens exist, hate mondays,
  score of the game, daylight saving, security council, united nations, world war, cold war, civil war, black hole,
  speed of light, northern light, solar system, boiling point, human body, human brain, root canal, key rotation,
  locker key, in the door, near me, for sale, open today, string lights, table leg, leaf blower, compost heap,
  heap of clothes, heap of laundry, engine light, oil change, things to do, second hand, last night, right now,
  this weekend`
  .split(',')
  .map((phrase) => phrase.trim())
