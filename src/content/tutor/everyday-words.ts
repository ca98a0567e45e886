/** Words of everyday life, which have no second meaning in questions about algorithms. */
export const everydayWords: ReadonlySet<string> = new Set(
  `actor actress airbnb airline airport album allergy anime apartment apple aquarium arsenal artist aunt autumn
  avocado bacon badminton ballet barbecue barcelona baseball bath beach beans beard bed bedroom beef bees
  beyonce bible bicycle bike birds biryani boxing bread breakfast brexit brunch burger burgers butter cafe cake
  calories camera camping cancer cat cats ceiling celebrity champion champions championship cheese chef chelsea
  chicken chocolate christmas church cinema climate clinic clothing cocktail coffee coffees comedian comedy
  comics concert congress constellation couch cough covid cream cruise cuisine curry dad dance dancing daughter
  dentist depression dessert detergent diabetes dinner dinosaur dinosaurs disease divorce dog dogs dollar
  dollars drama dress drink drinks drugs drunk earthquake easter egypt elections elephant emperor england europe
  facebook fashion fever fifa fishing fitness flirt flu food foods football forehead france friday furniture
  galaxy garden gardening garlic germany ghost ghosts girl girls goalkeeper god golf grandma grandmother guitar
  guitarist hair hamlet hamster handbag headache health hiking hobbies hobby hockey holiday holidays hollywood
  honey hospital hotel hotels hungry husband iceland india inflation instagram italy jacket japan jazz jeans
  jesus jewelry juice karaoke ketchup kids kiss kitchen kitten knee knitting lamp lasagna laundry lemon lemonade
  lion lions lipstick london lonely love lover luggage lunch madrid magic makeup marathon marriage married marry
  mars mayor meal meat medal meditation meme messi milk minecraft mom moon mortgage mosquito motorcycle
  mountains movie movies muscle museum music musician nail nails nato neighbor neighbour nobel noodles novels
  nurse olive olympics omelette onion opera oscar oscars ovechkin oven pancake pancakes paris party passport
  pasta peace pet pets philosophy piano picnic pizza plumber poem poet poets pokemon popcorn pope potato
  potatoes pregnant princess puppy rabbit rainbow ramen religion restaurant restaurants rice romance romantic
  ronaldo roses rugby salad salmon salt sandwich sandwiches sauce scarf sew sex shakespeare shampoo shoe shoes
  shopping singer skating ski skiing smoke smoking snacks sneeze snow soap sofa soup spaghetti spain spider
  spiders sport sports spotify spouse stadium stain steak stew stomach storm sugar summer sunday sunglasses
  sunny sunset superhero supermarket surfing sushi swim swimming taylor tea teeth telescope television temple
  toilet tokyo tomato tomatoes tonight toothache tourist trump tv uber umbrella uncle vacation valentine vampire
  vegan vegetable vegetables vegetarian vet violin vitamin vitamins volcano volcanoes volleyball vote war
  wardrobe weekend whale whales whiskey wife windy winter wolf worldcup yesterday yogurt zodiac zoo`.split(
    /\s+/,
  ),
)
