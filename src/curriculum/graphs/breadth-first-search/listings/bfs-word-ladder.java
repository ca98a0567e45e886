// The number of words in the shortest ladder, 0 if there is none.
// begin and end are different words. 127 passes a List<String>,
// from which a HashSet can be made as well.
int ladderLength(String begin, String end, String[] words) {
  Set<String> left = new HashSet<>(Arrays.asList(words));
  if (!left.contains(end)) return 0;
  left.remove(begin);
  left.remove(end);
  Set<String> front = new HashSet<>(List.of(begin));
  Set<String> back = new HashSet<>(List.of(end));
  int length = 1;
  while (!front.isEmpty() && !back.isEmpty()) {
    // Growing the smaller side keeps both frontiers small.
    if (front.size() > back.size()) {
      Set<String> larger = front;
      front = back;
      back = larger;
    }
    length++;
    Set<String> following = new HashSet<>();
    for (String word : front) {
      char[] near = word.toCharArray();
      for (int i = 0; i < near.length; i++) {
        for (char letter = 'a'; letter <= 'z'; letter++) {
          near[i] = letter;
          String text = new String(near);
          if (back.contains(text)) return length;
          if (left.remove(text)) following.add(text);
        }
        near[i] = word.charAt(i);
      }
    }
    front = following;
  }
  return 0;
}
