void reverseWords(char[] characters) {
  // Reversing everything puts the words in the right order,
  // each of them spelled backward.
  reverse(characters, 0, characters.length - 1);
  int start = 0;
  for (int end = 0; end <= characters.length; end++) {
    if (end == characters.length || characters[end] == ' ') {
      reverse(characters, start, end - 1);
      start = end + 1;
    }
  }
}

void reverse(char[] characters, int left, int right) {
  while (left < right) {
    char first = characters[left];
    characters[left++] = characters[right];
    characters[right--] = first;
  }
}
